import { complaintsOf } from './run-program.ts'
import { prove, type Stage, sum } from './stage.ts'

export const typeCheck: Stage = {
  name: 'types',
  about: 'types of server and web',
  async run() {
    const pages = await prove('types of the pages (react-router typegen)', () => complaintsOf('react-router', ['typegen']))
    const both = ['tsconfig.json', 'tsconfig.web.json'].map((config) => prove(`types of ${config}`, () => complaintsOf('tsc', ['-p', config])))
    return sum([pages, ...(await Promise.all(both))])
  },
}
