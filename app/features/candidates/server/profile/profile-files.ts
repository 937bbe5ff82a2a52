import { exchangeFiles, keepFile, keepPicture, type KeptFile } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { AVATAR_BYTES, type ProfileForm, REPORT_BYTES, RESUME_BYTES } from '../../wire/profile.ts'
import type { Profile } from './reading/find-profile.ts'
import { mergeRows, refuseTwice, type Staying } from './rows/merge-rows.ts'
import type { Disability, Vault } from './vault.ts'

/** What a form brought, stored and not yet anybody's. Reports by the row they came in. */
export type Kept = {
  avatar: KeptFile | undefined
  curriculum: KeptFile | undefined
  reports: Map<number, { file: KeptFile; name: string }>
}
export const NO_FILES: Kept = { avatar: undefined, curriculum: undefined, reports: new Map() }
type SentDisability = NonNullable<ProfileForm['disabilities_attributes']>[number]

const NOT_DISABLED = 'Marque “Sim (PCD)” para informar deficiências'
const STILL_THERE = 'Para responder “Não”, apague também as deficiências informadas e os documentos delas'
const disabled = (form: ProfileForm, vault: Vault) =>
  (form.disability === undefined ? vault.disability : form.disability) === true

/** 'No' never takes a report away by itself: what goes is named, row by row. */
export function refuseLoneDisabilities(form: ProfileForm, { vault }: Pick<Profile, 'vault'>) {
  const { disability, disabilities_attributes: sent = [] } = form
  if ((disability === undefined && !sent.length) || disabled(form, vault)) return
  if (sent.some(({ _destroy }) => !_destroy)) throw invalid({ disability: NOT_DISABLED })
  const gone = new Set(sent.map(({ id }) => id))
  if (vault.disabilities.some(({ id }) => !gone.has(id))) throw invalid({ disability: STILL_THERE })
}

const UPLOADS = { name: 'profile files', times: 60, seconds: 3600 }

/** Before the transaction, as all files are. */
export async function keepFiles(ctx: Ctx, id: string, form: ProfileForm): Promise<Kept> {
  const { avatar, curriculum_vitae } = form
  const reports = (form.disabilities_attributes ?? []).filter((row) => !row._destroy && row.cid)
  for (const file of [avatar, curriculum_vitae, ...reports]) if (file) ctx.limits.spend(UPLOADS, id)
  return {
    avatar: avatar
      ? await keepPicture(ctx, avatar, {
          field: 'avatar',
          purpose: 'candidate avatar',
          limit: AVATAR_BYTES,
          widths: [400],
        })
      : undefined,
    curriculum: curriculum_vitae
      ? await keepFile(ctx, curriculum_vitae, {
          field: 'curriculum_vitae',
          purpose: 'candidate resume',
          accept: ['pdf'],
          limit: RESUME_BYTES,
          private: true,
        })
      : undefined,
    reports: await keepReports(ctx, form.disabilities_attributes ?? []),
  }
}

/**
 * Purpose and name tell nothing: the row of the file stands outside of the vault, and the name that the person gave
 * inside.
 */
async function keepReports(ctx: Ctx, rows: readonly SentDisability[]) {
  const reports: Kept['reports'] = new Map()
  for (const [i, row] of rows.entries()) {
    if (row._destroy || !row.cid) continue
    const file = await keepFile(ctx, new File([row.cid], 'documento'), {
      field: `disabilities[${i}].cid`,
      purpose: 'candidate document',
      accept: ['pdf', 'png', 'jpeg', 'webp'],
      limit: REPORT_BYTES,
      private: true,
      sealed: true,
    })
    reports.set(i, { file, name: row.cid.name.trim().slice(-200) || file.name })
  }
  return reports
}

/** A new file takes the place of the old one; a flag without a file takes the old one away. */
export const fileColumns = (form: ProfileForm, { avatar, curriculum }: Kept) => ({
  ...((avatar || form.avatar_destroy) && { avatar_file_id: avatar?.id ?? null }),
  ...((curriculum || form.curriculum_vitae_destroy) && { curriculum_file_id: curriculum?.id ?? null }),
})

export const disabilityRow = ({ disability_type_id, description }: Staying<SentDisability>) => ({
  disability_type_id,
  description: description || null,
})

/** Which disabilities there are from now on, when the form speaks of them. */
export function disabilitiesAfter({ vault }: Profile, form: ProfileForm, { reports }: Kept): Disability[] | undefined {
  const { disabilities_attributes: sent } = form
  refuseLoneDisabilities(form, { vault })
  if (!sent) return undefined
  const rows = mergeRows('disabilities', vault.disabilities, sent, (one, known, i) => {
    const report = reports.get(i)
    const kept = one.cid_destroy ? undefined : known
    const { file_id, file_name } = report
      ? { file_id: report.file.id, file_name: report.name }
      : { file_id: kept?.file_id ?? null, file_name: kept?.file_name ?? null }
    return { ...disabilityRow(one), file_id, file_name }
  })
  refuseTwice('disabilities', 'disability_type_id', { current: vault.disabilities, rows, sent })
  return rows
}

/** In the transaction: what is pointed at now stays, what is not goes. */
export async function settleFiles(
  ctx: Ctx,
  profile: Profile,
  form: ProfileForm,
  { avatar, curriculum, reports }: Kept,
  disabilities: Disability[] | undefined,
) {
  const kept = new Set(disabilities?.flatMap(({ file_id }) => file_id ?? []))
  const gone = [
    ...(avatar || form.avatar_destroy ? [profile.avatar] : []),
    ...(curriculum || form.curriculum_vitae_destroy ? [profile.curriculum] : []),
    ...(disabilities
      ? profile.vault.disabilities.flatMap(({ file_id }) => (file_id && !kept.has(file_id) ? [{ id: file_id }] : []))
      : []),
  ]
  const told = [...reports.values()].flatMap(({ file }) => (kept.has(file.id) ? file : []))
  const ids = (files: readonly ({ id: string } | null | undefined)[]) =>
    files.flatMap((file) => (file ? [file.id] : []))
  const [attached, removed] = [ids([avatar, curriculum, ...told]), ids(gone)]
  if (attached.length || removed.length) await exchangeFiles(ctx, { attached, removed })
}
