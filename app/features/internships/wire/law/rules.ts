// Every rule that a contract is judged by. A rule that changes ends on a day, and its successor stands below it.
import { halve, notHalved } from './articles/assessment.ts'
import { leaveClassesFree, unfit } from './articles/classes.ts'
import { shorten, tooLong, tooLongForSchool, tooLongWithoutClasses } from './articles/hours.ts'
import * as institution from './articles/institution.ts'
import { insureByCompany, uninsured } from './articles/insurance.ts'
import { unpaid, untyped } from './articles/pay.ts'
import { leaveWithCourse, notEnrolled, startWhenOldEnough, tooYoung } from './articles/person.ts'
import { withoutAdvisor, withoutPlan } from './articles/plan.ts'
import { missingPcd, overQuota } from './articles/quota.ts'
import { withoutSigners } from './articles/signers.ts'
import { noDays, retroactive, startToday } from './articles/span.ts'
import { unsupervised } from './articles/supervisor.ts'
import { endInTime, tooManyDays } from './articles/two-years.ts'
import type { Rule } from './breach.ts'

/** Lei 11.788/2008 is in force from the day of its publication, and so are all of its articles until now. */
const LAW = { kind: 'law', from: '2008-09-26', until: null } as const
const CNE = { kind: 'law', from: '2004-02-04', until: null } as const
/** Warns of what the law asks of somebody else, or at another time. */
const WARNING = { ...LAW, kind: 'warning' } as const
const INSTITUTION = { ...LAW, kind: 'institution', article: 'Regra da instituição de ensino' } as const

export const RULES: readonly Rule[] = [
  { ...LAW, id: 'L11788.2', article: 'Lei 11.788, art. 2º', check: untyped },
  { ...LAW, id: 'L11788.3.I', article: 'Lei 11.788, art. 3º, I', check: notEnrolled, fix: leaveWithCourse },
  { ...LAW, id: 'L11788.3.II', article: 'Lei 11.788, art. 3º, II', check: noDays, fix: startToday },
  { ...LAW, id: 'L11788.3.III', article: 'Lei 11.788, art. 3º, III', check: retroactive },
  { ...WARNING, id: 'L11788.7.III', article: 'Lei 11.788, art. 7º, III', check: withoutAdvisor },
  { ...LAW, id: 'L11788.7.PU', article: 'Lei 11.788, art. 7º, parágrafo único', check: withoutPlan },
  { ...LAW, id: 'L11788.9.III', article: 'Lei 11.788, art. 9º, III', check: unsupervised },
  { ...LAW, id: 'L11788.9.IV', article: 'Lei 11.788, art. 9º, IV', check: uninsured, fix: insureByCompany },
  { ...LAW, id: 'L11788.10', article: 'Lei 11.788, art. 10', check: unfit, fix: leaveClassesFree },
  { ...LAW, id: 'L11788.10.I', article: 'Lei 11.788, art. 10, I', check: tooLongForSchool, fix: shorten },
  { ...LAW, id: 'L11788.10.II', article: 'Lei 11.788, art. 10, II', check: tooLong, fix: shorten },
  { ...LAW, id: 'L11788.10.1', article: 'Lei 11.788, art. 10, § 1º', check: tooLongWithoutClasses, fix: shorten },
  { ...LAW, id: 'L11788.10.2', article: 'Lei 11.788, art. 10, § 2º', check: notHalved, fix: halve },
  { ...LAW, id: 'L11788.11', article: 'Lei 11.788, art. 11', check: tooManyDays, fix: endInTime },
  { ...LAW, id: 'L11788.12', article: 'Lei 11.788, art. 12', check: unpaid },
  { ...LAW, id: 'L11788.16', article: 'Lei 11.788, art. 16', check: withoutSigners },
  { ...LAW, id: 'L11788.17', article: 'Lei 11.788, art. 17', check: overQuota },
  { ...WARNING, id: 'L11788.17.5', article: 'Lei 11.788, art. 17, § 5º', check: missingPcd },
  { ...CNE, id: 'CNE1.2004', article: 'Resolução CNE/CEB 1/2004', check: tooYoung, fix: startWhenOldEnough },
  { ...INSTITUTION, id: 'IES.agreement', check: institution.agreementEnds },
  { ...INSTITUTION, id: 'IES.advisor', check: institution.advisorAsked },
  { ...INSTITUTION, id: 'IES.notice', check: institution.tooLate, fix: institution.startAfterNotice },
  { ...INSTITUTION, id: 'IES.insurance', check: institution.insuranceNotHeld, fix: insureByCompany },
  { ...INSTITUTION, id: 'IES.last_signer', check: institution.signedAfter },
  { ...INSTITUTION, id: 'IES.paper', check: institution.paperRefused },
  { ...INSTITUTION, id: 'IES.level', check: institution.tooWeak },
]

export const rulesOn = (day: string, rules = RULES) =>
  rules.filter(({ from, until }) => from <= day && (until === null || day <= until))
