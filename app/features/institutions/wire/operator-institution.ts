import * as z from 'zod/mini'
import { keysOf } from '#wire/keys-of.ts'
import { resource } from '#wire/json-api.ts'
import { answersOf } from '#wire/record.ts'
import { CATEGORIES, ORGANIZATIONS } from './institution-words.ts'
import { partnerRecord } from './partner-record.ts'

export const maybe = z.nullable(z.string())
export const listed = {
  name: z.string(),
  acronym: maybe,
  city: maybe,
  state: maybe,
  display_name: maybe,
  in_force: z.boolean(),
}

export const partner = z.object({ ...answersOf(partnerRecord), logo: maybe, lock_version: z.int() })
export const sentList = z.object({
  id: z.string(),
  file_name: z.string(),
  people: z.int(),
  unread: z.int(),
  replaced: z.boolean(),
  imported_at: z.string(),
})

const below = z.object({ id: z.string(), name: z.string(), city: maybe, state: maybe, closed: z.boolean() })

export const operatorInstitution = resource(
  'institution',
  z.object({
    ...listed,
    mec_code: z.nullable(z.int()),
    cnpj: maybe,
    category: z.nullable(z.enum(keysOf(CATEGORIES))),
    organization: z.nullable(z.enum(keysOf(ORGANIZATIONS))),
    city_id: z.nullable(z.int()),
    closed: z.boolean(),
    lock_version: z.int(),
    /** The school or campus that it belongs to. */
    parent: z.nullable(
      z.object({
        id: z.string(),
        name: z.string(),
        /** What belongs to a closed one has closed with it. */ closed: z.boolean(),
      }),
    ),
    /** Its campuses or units, closed ones last. */
    children: z.array(below),
    /** Whether something may stand below it: units are the last, and what has closed gets no more. */
    takes_children: z.boolean(),
    /** Null where there is no agreement yet. */
    partner: z.nullable(partner),
    /** People with a bond that holds, by what proves it. */
    bonds: z.object({ email: z.int(), enrolment_list: z.int() }),
    /** What would end if it closed: boards by their address, their students' bonds, and all that is open below it. */
    closing: z.object({ boards: z.array(z.string()), students: z.int(), campuses: z.int(), units: z.int() }),
    /** How many people the lists name. */
    enrolled: z.int(),
    lists: z.array(sentList),
  }),
).check(z.meta({ id: 'OperatorInstitutionDetail' }))
