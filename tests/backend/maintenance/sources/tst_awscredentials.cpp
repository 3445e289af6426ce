// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/AwsCredentials.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <map>

namespace tst_awscredentials {

using namespace hp;
using namespace hp::maintenance::aws;

class TestAwsCredentials : public QObject
{
    Q_OBJECT
private slots:
    void theyAreFoundWhereTheToolsLook_data();
    void theyAreFoundWhereTheToolsLook();
};

void TestAwsCredentials::theyAreFoundWhereTheToolsLook_data()
{
    QTest::addColumn<QString>("environment"); // NAME=value, a blank between them
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("found"); // HOME stands for the folder
    QTest::newRow("the environment comes first")
        << "AWS_ACCESS_KEY_ID=AK AWS_SECRET_ACCESS_KEY=SK AWS_SESSION_TOKEN=T"
        << "[default]\naws_access_key_id=other\naws_secret_access_key=other\n"
        << "AK SK T";
    QTest::newRow("the default section of the file")
        << ""
        << "# mine\n[default]\naws_access_key_id = AK\naws_secret_access_key=SK/x=\n"
        << "AK SK/x= ";
    QTest::newRow("a section that is named")
        << "AWS_PROFILE=site"
        << "[default]\naws_access_key_id=no\naws_secret_access_key=no\n[ site ]\r\n"
           "aws_access_key_id=AK\r\naws_secret_access_key=SK\r\naws_session_token=T\r\n"
        << "AK SK T";
    QTest::newRow("half of the environment")
        << "AWS_ACCESS_KEY_ID=AK"
        << ""
        << "AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY go together; only one is set";
    QTest::newRow("no file") << ""
                             << ""
                             << "there are no credentials for AWS: AWS_ACCESS_KEY_ID is not set, "
                                "and HOME/.aws/credentials: No such file or directory";
    QTest::newRow("no such section")
        << "AWS_PROFILE=site"
        << "[default]\n"
        << "the credentials file for AWS, HOME/.aws/credentials, has no section [site]";
    QTest::newRow("an empty section")
        << ""
        << "[default]\naws_access_key_id=AK\n"
        << "the credentials file for AWS, HOME/.aws/credentials, has no aws_access_key_id and "
           "aws_secret_access_key in [default]";
    QTest::newRow("an empty file")
        << ""
        << "\n"
        << "the credentials file for AWS, HOME/.aws/credentials, has no section [default]";
}

void TestAwsCredentials::theyAreFoundWhereTheToolsLook()
{
    QFETCH(QString, environment);
    QFETCH(QString, file);
    const QTemporaryDir home;
    std::map<std::string, std::string> variables{{"HOME", home.path().toStdString()}};
    for (const QString &one : environment.split(u' ', Qt::SkipEmptyParts))
        variables[one.section(u'=', 0, 0).toStdString()] = one.section(u'=', 1).toStdString();
    if (!file.isEmpty()) {
        QVERIFY(QDir(home.path()).mkdir(QStringLiteral(".aws")));
        QFile credentials(home.filePath(QStringLiteral(".aws/credentials")));
        QVERIFY(credentials.open(QIODevice::WriteOnly));
        credentials.write(file.toUtf8());
    }
    const auto read = readCredentials([&variables](const char *name) { return variables[name]; });
    QString found = QString::fromStdString(read ? read->accessKey + ' ' + read->secretKey + ' '
                                                   + read->sessionToken
                                                : read.error().message);
    QTEST(found.replace(home.path(), QStringLiteral("HOME")), "found");
}

} // namespace tst_awscredentials

HP_TEST(tst_awscredentials, TestAwsCredentials)
#include "tst_awscredentials.moc"
