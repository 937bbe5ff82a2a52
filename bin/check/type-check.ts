import { complaintsOf } from './run-program.ts'
import { prove, type Stage, sum } from './stage.ts'

const check = (config: string) => complaintsOf('tsc', ['-p', config, '--pretty', 'false'])

/** Browser tests know the DOM, and with it all that they import: the server's files are judged without it, by tsconfig.json. */
const checkBrowserTests = async () => {
  const lines = (await check('tsconfig.browser.json')).join('\n').split('\n')
  return lines.filter((line) => line && !/^\s|^(?!test\/browser\/)\S+\(\d+,\d+\): error/.test(line))
}

export const typeCheck: Stage = {
  name: 'types',
  about: 'types of server, web and browser tests',
  run: async () =>
    sum([
      await prove('types of the pages (react-router typegen)', () => complaintsOf('react-router', ['typegen'])),
      ...(await Promise.all([
        prove('types of the server', () => check('tsconfig.json')),
        prove('types of the web', () => check('tsconfig.web.json')),
        prove('types of the browser tests', checkBrowserTests),
      ])),
    ]),
}
