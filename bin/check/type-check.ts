import { complaintsOf } from './run-program.ts'
import { prove, type Stage, sum } from './stage.ts'

/** Three side by side fill the machine: a second checker in each would read half of everything again. */
const check = (config: string) => complaintsOf('tsc', ['-p', config, '--pretty', 'false', '--checkers', '1'])

export const typeCheck: Stage = {
  name: 'types',
  turn: 'reads',
  about: 'types of server, web and their tests',
  run: async () =>
    sum([
      await prove('types of the pages (react-router typegen)', () => complaintsOf('react-router', ['typegen'])),
      ...(await Promise.all([
        prove('types of the server', () => check('tsconfig.json')),
        prove('types of the web', () => check('tsconfig.web.json')),
        // They know both Node and the DOM.
        prove('types of the tests of the web, beside it and in the browser', () => check('tsconfig.browser.json')),
      ])),
    ]),
}
