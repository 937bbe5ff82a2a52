import { complaintsOf } from './run-program.ts'
import { prove, type Stage, sum } from './stage.ts'

export const typeCheck: Stage = {
  name: 'types',
  about: 'types of server, web and browser tests',
  async run() {
    const pages = await prove('types of the pages (react-router typegen)', () => complaintsOf('react-router', ['typegen']))
    const each = ['tsconfig.json', 'tsconfig.web.json', 'tsconfig.browser.json'].map((config) => prove(`types of ${config}`, () => complaintsOf('tsc', ['-p', config, '--pretty', 'false'])))
    return sum([pages, ...(await Promise.all(each))])
  },
}
