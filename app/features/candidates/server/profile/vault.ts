import type { Ctx } from '#server/context.ts'
import { cpfIndex } from '#server/person-index.ts'
import type { Part } from './studies/one-statement.ts'

const SEALED_VAULT = 'candidate vault'

export type Disability = {
  id: string
  disability_type_id: string
  description: string | null
  file_id: string | null
  file_name: string | null
}

/**
 * What may harm a person in the wrong hands. Sealed as one text; only the person's own calls open it, and contracts
 * that name the person by CPF.
 */
export type Vault = {
  cpf: string | null
  rg: string | null
  rg_state_id: string | null
  mother_name: string | null
  gender_id: string | null
  ethnicity_id: string | null
  marital_status: string | null
  sexual_orientation: string | null
  disability: boolean | null
  disabilities: Disability[]
}

export const EMPTY: Vault = {
  cpf: null,
  rg: null,
  rg_state_id: null,
  mother_name: null,
  gender_id: null,
  ethnicity_id: null,
  marital_status: null,
  sexual_orientation: null,
  disability: null,
  disabilities: [],
}

export const openVault = (ctx: Pick<Ctx, 'secrets'>, user_info_id: string, sealed: string | null): Vault =>
  sealed === null ? EMPTY : { ...EMPTY, ...(JSON.parse(ctx.secrets.open(SEALED_VAULT, user_info_id, sealed)) as Vault) }

/** Nothing to write when nothing of it was sent. */
export function vaultPart(ctx: Ctx, user_info_id: string, known: Vault, sent: Partial<Vault>): Part[] {
  if (!Object.keys(sent).length) return []
  const vault = { ...known, ...sent }
  const kept = {
    sealed: ctx.secrets.seal(SEALED_VAULT, user_info_id, JSON.stringify(vault)),
    cpf_index: vault.cpf === null ? null : cpfIndex(ctx, vault.cpf),
  }
  return [
    [
      'vault',
      ctx.db
        .insertInto('user_info_vaults')
        .values({ user_info_id, ...kept })
        .onConflict((c) => c.column('user_info_id').doUpdateSet(kept)),
    ],
  ]
}
