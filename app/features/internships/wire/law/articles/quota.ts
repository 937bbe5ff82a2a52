// Art. 17: how many interns an establishment may have, and how many places are for people with disabilities.
import { EDUCATION_TYPES } from '../../term-choices.ts'
import type { Case, Finding } from '../breach.ts'
import { isCounted, pcdShare, quota } from '../capacity.ts'

const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`)
const COUNTED = `${EDUCATION_TYPES.elementary_school} e ${EDUCATION_TYPES.high_school}`.toLowerCase()
const UNKNOWN = `Informe quantos funcionários o estabelecimento tem: a lei limita por eles os estágios de ${COUNTED}.`

export function overQuota(of: Case): Finding[] {
  if (!of.facts.company || !isCounted(of.terms)) return []
  const field = 'education_type'
  const held = quota(of)
  if (!held) return [{ field, kind: 'warning', message: UNKNOWN }]
  const { employees, places, taken } = held
  if (taken < places) return []
  const room = `o estabelecimento tem ${count(places, 'vaga', 'vagas')} de estágio de ${COUNTED}`
  const full = `já tem ${count(taken, 'estagiário', 'estagiários')} nesse período`
  return [{ field, message: `Com ${count(employees, 'funcionário', 'funcionários')}, ${room}, e ${full}.` }]
}

export function missingPcd({ facts: { places } }: Case): Finding[] {
  if (!places) return []
  const share = pcdShare(places.all)
  if (places.pcd >= share) return []
  const those = share === 1 ? '1 é' : `${share} são`
  const asked = `De ${places.all} vagas de estágio, ${those} para pessoas com deficiência`
  return [{ field: 'education_type', message: `${asked}; a empresa tem ${places.pcd}.` }]
}
