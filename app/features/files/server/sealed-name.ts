import type { Ctx } from '#server/context.ts'
import type { FileKind } from '#server/storage/file-kinds.ts'
import { fileName } from './file-name.ts'
import type { KeptFile } from './files.ts'

const PURPOSE = 'file name'
type Named = Pick<KeptFile, 'id' | 'name' | 'sealed_name'>

/** A sealed file's row has only the extension; its full name is stored encrypted. */
export const namesOf = (
  { secrets }: Pick<Ctx, 'secrets'>,
  id: string,
  given: string,
  kind: FileKind,
  sealed: boolean,
) => {
  const name = fileName(given, kind)
  return sealed
    ? { name: fileName('documento', kind), sealed_name: secrets.seal(PURPOSE, id, name) }
    : { name, sealed_name: null }
}

/** The owner's name for it. */
export const givenName = ({ secrets }: Pick<Ctx, 'secrets'>, { id, name, sealed_name }: Named): string =>
  sealed_name === null ? name : secrets.open(PURPOSE, id, sealed_name)
