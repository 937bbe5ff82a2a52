import {
  changeMembership,
  deactivateManager,
  membershipIn,
  myTree,
  reactivateManager,
  treeOf,
} from '#features/companies/server/companies.ts'
import { correctInvitee, inviteLogin, provenChange } from '#features/accounts/server/accounts.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { brokenConstraint, transaction } from '#server/database/transaction.ts'
import { conflict, forbidden, invalid, notFound, stale } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import { isUuid } from '#server/uuid.ts'
import { bareEmail, EMAIL_TAKEN } from '#wire/person/email.ts'
import type { Received } from '#wire/endpoint.ts'
import { mayUse } from '#wire/person/roles.ts'
import type * as wire from '../wire/collaborators.ts'
import { type CollaboratorRow, countOf, documentsOf, oneOf, pageOf } from './queries.ts'
import { invite, type NewPerson } from './invite.ts'
import { refuseLastApprover } from './last-approver.ts'
import { refuseInvitation, refuseUnconfirmed } from './room-to-invite.ts'
import { collaboratorResource } from './serializer.ts'
import { sayWrongState, writeProfile } from './write-profile.ts'

type Changes = Received<typeof wire.updateCollaborator>['body']['company_manager']

export const listDescendants = async (ctx: Ctx) =>
  (await treeOf(ctx, membershipIn(ctx).company_id)).map(({ id, name }) => ({ value: id, label: name }))

export async function listCollaborators(ctx: Ctx, query: Received<typeof wire.listCollaborators>['query']) {
  const tree = await myTree(ctx)
  const total_count = await countOf(ctx, tree, query)
  return { rows: await pageOf(ctx, tree, query, query), ...totals(total_count, query.per_page) }
}

/** Oneself, or somebody of one's own companies for who manages people; for anybody else there is nobody here. */
export async function findCollaborator(ctx: Ctx, uuid: string) {
  const { manager_id, roles } = membershipIn(ctx)
  const row =
    isUuid(uuid) && (uuid === manager_id || mayUse('COLLABORATORS', roles))
      ? await oneOf(ctx, await myTree(ctx), uuid)
      : undefined
  if (!row) throw notFound('Não encontramos esse colaborador na sua empresa.')
  return { row, documents: await documentsOf(ctx, row.id) }
}

export async function showCollaborator(ctx: Ctx, uuid: string) {
  const { row, documents } = await findCollaborator(ctx, uuid)
  return { data: collaboratorResource(ctx, row, documents) }
}

async function mustBeMine(ctx: Ctx, company_id: string) {
  if (!(await myTree(ctx)).includes(company_id))
    throw invalid({ company_id: 'Escolha a sua empresa ou uma de suas filiais' })
}

/** Comes in by a link of the invitation, with a password of their own choice. */
export async function createCollaborator(ctx: Ctx, person: NewPerson) {
  await mustBeMine(ctx, person.company_id)
  await refuseUnconfirmed(ctx)
  try {
    return await transaction(ctx, async (ctx) => {
      await refuseInvitation(ctx, person)
      const [id] = await invite(ctx, [person])
      return id!
    })
  } catch (error) {
    if (brokenConstraint(error) === 'logins_email_taken') throw invalid({ email: EMAIL_TAKEN })
    return sayWrongState(error)
  }
}

const RESERVED = ['contract_approver', 'hr_representative_for_universities'] as const

/**
 * One's own profile never changes what one may do; who manages people changes others within the own companies. New
 * recovery codes are told once.
 */
export async function updateCollaborator(
  ctx: Ctx,
  uuid: string,
  { company_id, company_group_role_ids, lock_version, ...profile }: Changes,
) {
  const { row } = await findCollaborator(ctx, uuid)
  const own = row.id === membershipIn(ctx).manager_id
  const roles = company_group_role_ids && [...new Set(company_group_role_ids)].sort()
  const rolesChange = roles !== undefined && String(roles) !== String(row.role_ids)
  const moves = company_id !== undefined && company_id !== row.company_id
  const flagsChange = RESERVED.some((flag) => profile[flag] !== undefined && profile[flag] !== (row[flag] ?? false))
  if (own && (rolesChange || moves || flagsChange))
    throw forbidden('No próprio perfil não se mudam permissões, aprovações nem empresa. Peça a outro Administrador.')
  // Consent to mails is the person's own; somebody else may only take it back.
  if (!own && profile.accept_email) profile.accept_email = row.accept_email ?? false
  if (lock_version !== (row.lock_version ?? 0)) throw stale(await showCollaborator(ctx, uuid))
  if (moves) await mustBeMine(ctx, company_id)
  const corrected = own ? undefined : emailOfInvitee(row, profile)
  if (corrected) await refuseUnconfirmed(ctx)
  const changeAccess = await provenAccess(ctx, own, row, corrected ? { ...profile, email: undefined } : profile)
  const approves = row.contract_approver === true && !row.deactivated_at
  return async (ctx: Ctx) => {
    if (approves && (moves || profile.contract_approver === false)) await refuseLastApprover(ctx, row)
    const recovery_codes = await changeAccess?.(ctx)
    if (!(await writeProfile(ctx, row.id, profile, lock_version).catch(sayWrongState)))
      throw stale(await showCollaborator(ctx, uuid))
    await changeMembership(ctx, row, {
      name: profile.name,
      ...(profile.job_title !== undefined && { job_title: profile.job_title || null }),
      ...(moves && { company_id }),
      ...(rolesChange && { role_ids: roles }),
    })
    if (corrected)
      await invitedElsewhere(ctx, {
        login_id: row.login_id,
        name: profile.name,
        company_id: company_id ?? row.company_id,
        email: corrected,
      })
    return { id: row.id, told: recovery_codes ? { recovery_codes } : {} }
  }
}

/** Until an invitation is accepted, who manages people may put its address right. */
function emailOfInvitee(row: CollaboratorRow, { email, password }: Pick<Changes, 'email' | 'password'>) {
  if (email === undefined || password || row.has_password || bareEmail(email) === row.email) return undefined
  if (row.deactivated_at) throw conflict('Reative o colaborador antes de convidá-lo em outro e-mail.')
  return email
}

async function invitedElsewhere(ctx: Ctx, invited: Parameters<typeof correctInvitee>[1]) {
  await refuseInvitation(ctx, invited)
  await correctInvitee(ctx, invited)
}

/**
 * E-mail, password and second step are their owner's. The proof before the transaction, where a wrong password is
 * counted even when nothing is written.
 */
async function provenAccess(
  ctx: Ctx,
  own: boolean,
  row: CollaboratorRow,
  { email, password, current_password, otp, otp_required_for_login }: Omit<Changes, 'lock_version'>,
) {
  const newEmail = email !== undefined && bareEmail(email) !== row.email
  const turns = otp_required_for_login !== undefined && otp_required_for_login !== row.otp_required_for_login
  if (!newEmail && !password && !turns) return undefined
  if (!own) throw forbidden('E-mail, senha e verificação em duas etapas, só a própria pessoa troca.')
  if (!current_password) throw invalid({ current_password: 'Informe a sua senha atual' })
  const change = {
    ...(newEmail && { email }),
    ...(password && { password }),
    ...(turns && { two_factor: otp_required_for_login }),
  }
  return provenChange(ctx, ctx.actor as SignedIn, { current_password, otp, ...change })
}

/** Nobody closes the door behind oneself. */
export async function deactivate(ctx: Ctx, uuid: string) {
  const { row } = await findCollaborator(ctx, uuid)
  if (row.id === membershipIn(ctx).manager_id)
    throw conflict('Você não pode desativar a si mesmo. Peça a outro Administrador.')
  if (row.deactivated_at) throw conflict('Este colaborador já está desativado.')
  await transaction(ctx, async (ctx) => {
    if (row.contract_approver) await refuseLastApprover(ctx, row)
    await deactivateManager(ctx, row)
  })
}

export async function reactivate(ctx: Ctx, uuid: string) {
  const { row } = await findCollaborator(ctx, uuid)
  if (!row.deactivated_at) throw conflict('Este colaborador já está ativo.')
  await reactivateManager(ctx, row)
}

export async function inviteAgain(ctx: Ctx, uuid: string) {
  const { row } = await findCollaborator(ctx, uuid)
  if (row.has_password)
    throw conflict('Este colaborador já escolheu a senha. Se a esqueceu, pode recuperá-la na tela de entrada.')
  if (row.deactivated_at) throw conflict('Reative o colaborador antes de convidá-lo de novo.')
  await refuseUnconfirmed(ctx)
  await transaction(ctx, async (ctx) => {
    await refuseInvitation(ctx, row)
    await inviteLogin(ctx, { login_id: row.login_id, name: row.name, company_id: row.company_id })
  }).catch((error: unknown) => {
    throw brokenConstraint(error) === 'logins_email_taken'
      ? conflict(
          'Este e-mail ficou livre e hoje é de outra conta. Corrija o e-mail do convite, ou crie outro colaborador.',
        )
      : error
  })
}
