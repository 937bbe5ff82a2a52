// Makes an operator for /admin: prints a link for choosing a password. Two-factor follows at the first log-in.
import process from 'node:process'
import { inviteOperator } from '#features/accounts/server/accounts.ts'
import { readConfiguration, StartRefusal } from '#server/start/configuration.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase, reach } from '#server/database/open-database.ts'
import { newCtx, openHouse } from '#server/house.ts'
import { openLog } from '#server/watch/log.ts'
import { secretKey } from '#server/secrets/secret-key.ts'
import { say, starting } from '#server/start/starting.ts'
import { openStorage } from '#server/storage/storage.ts'
import { taskTable } from '#server/tasks/task.ts'
import { isEmail } from '#wire/person/email.ts'

await starting(async () => {
  const [email = ''] = process.argv.slice(2)
  if (!isEmail(email))
    throw new StartRefusal(
      'Diga o e-mail de quem vai operar a plataforma, por exemplo: npm run add:operator pessoa@exemplo.com.br',
    )
  const configuration = readConfiguration(process.env)
  const database = await openDatabase(configuration)
  try {
    await reach(database)
    await migrate(database)
    const house = openHouse({
      configuration,
      database,
      storage: openStorage(configuration),
      tasks: taskTable([], []),
      log: openLog(configuration.log_level),
      key: secretKey(configuration),
    })
    const link = await inviteOperator(newCtx(house), email)
    if (!link)
      throw new StartRefusal(
        `${email} já opera a plataforma. Se esqueceu a senha, recupere-a em ` +
          `${configuration.app_origin}/admin/recuperar-senha.`,
      )
    say(`Para criar a senha, nos próximos 7 dias: ${configuration.app_origin}${link.path}?token=${link.token}`)
  } finally {
    await database.close()
  }
})
