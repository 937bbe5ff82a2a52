import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import type { DocumentState } from '../wire.ts'

/** A refusal stays; an approved document expires by the calendar. */
export const stateOn = (now: Date) =>
  sql<DocumentState>`case when approved = false then 'recusado' when valid_until < ${today(now)}::date then 'vencido'
    when approved then 'aprovado' else 'enviado' end`

const label = sql<string>`coalesce((select label from list_items where list = 'document_categories' and value =
  category), category)`

/** All versions, each with its document, file and state. */
export const versions = (ctx: Ctx) =>
  ctx.db
    .selectFrom('personal_document_versions as v')
    .innerJoin('personal_documents as d', 'd.id', 'v.personal_document_id')
    .innerJoin('user_infos as u', 'u.id', 'd.user_info_id')
    .innerJoin('files as f', 'f.id', 'v.file_id')
    .select([
      'v.id',
      'v.personal_document_id',
      'v.file_id',
      'v.valid_until',
      'v.sent_at',
      'v.replaced_at',
      'v.decided_at',
      'v.reason',
    ])
    .select([
      'd.user_info_id',
      'd.category',
      'd.sealed_description',
      'u.full_name',
      'u.social_name',
      'u.current_semester',
      'f.name',
      'f.sealed_name',
      'f.type',
      'f.size',
    ])
    .select([stateOn(ctx.now).as('state'), label.as('category_label')])
    .select([
      sql<string | null>`(select name from institutions where id = u.university_id)`.as('institution'),
      sql<string | null>`(select name from courses where id = u.course_id)`.as('course'),
    ])

export type VersionRow = Awaited<ReturnType<ReturnType<typeof versions>['executeTakeFirstOrThrow']>>

/** A person's versions, the newest first. */
export const versionsOf = (ctx: Ctx, user_info_id: string) =>
  versions(ctx).where('d.user_info_id', '=', user_info_id).orderBy('v.sent_at', 'desc').orderBy('v.id', 'desc')

/**
 * Categories that a candidate may send here; a medical report belongs to the profile's sealed part, since even its
 * name reveals something.
 */
export const offered = (ctx: Ctx) =>
  ctx.db
    .selectFrom('list_items')
    .select(['value', 'label'])
    .select([
      sql<string | null>`extra ->> 'description'`.as('description'),
      sql<string | null>`extra ->> 'wanted'`.as('wanted'),
    ])
    .where('list', '=', 'document_categories')
    .where('retired_at', 'is', null)
    .where(sql<string>`extra ->> 'kept_in'`, 'is', null)
    .orderBy('position')
