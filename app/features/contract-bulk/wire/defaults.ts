// What holds for every row of a sheet that says nothing else: chosen once, so that alike interns are typed shortly.
import * as z from 'zod/mini'
import { blankOr } from '#wire/blank-or.ts'
import { isEmail, EMAIL_INVALID } from '#wire/person/email.ts'
import { isMoney, MONEY_INVALID } from '#wire/money.ts'
import { isPersonName } from '#wire/person/person-name.ts'
import { INVISIBLE, isVisible, visibleOrBlank } from '#wire/text/visible-text.ts'

const line = (most: number) => blankOr(isVisible, INVISIBLE, most)
const id = line(60)
const name = blankOr(isPersonName, 'Informe o nome só com letras', 160)
const email = blankOr(isEmail, EMAIL_INVALID, 254)

export const batchDefaults = z
  .object({
    /** Of the own tree; the own company where nothing is said. */
    company_id: id,
    internship_type: id,
    education_type: id,
    institution_id: z.optional(z.nullable(z.int32())),
    institution_signer_name: name,
    institution_signer_email: email,
    company_signer_id: id,
    supervisor_id: id,
    supervisor_job_title: line(160),
    supervisor_education: line(300),
    advisor_name: name,
    advisor_email: email,
    insurer: line(200),
    policy: line(100),
    insured_amount: blankOr((typed) => isMoney(typed) && !typed.startsWith('-'), MONEY_INVALID, 13),
    work_model: id,
    workplace: line(400),
    activities: z.optional(z.nullable(z.array(visibleOrBlank(300)).check(z.maxLength(40)))),
  })
  .check(z.meta({ id: 'ContractBatchDefaults' }))
