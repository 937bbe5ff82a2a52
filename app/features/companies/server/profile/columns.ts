import { cleanHtml } from '#server/rich-text/clean-html.ts'
import { bareCnpj } from '#wire/cnpj.ts'
import { COMPANY_NETWORKS, networkLink } from '#wire/link/network-link.ts'
import { storedPhone } from '#wire/person/phone.ts'
import { webLink } from '#wire/link/web-link.ts'
import { youtubeAddress } from '#wire/link/youtube.ts'
import type { CompanyForm } from '../../wire/company-form.ts'

const AS_SENT = [
  'name',
  'sector_id',
  'founded_at',
  'employees_number',
  'number_of_interns',
  'otp_required_for_login',
  'show_sub_company',
] as const
const LINES = ['trading_name', 'representative'] as const
const RICH = ['description', 'why_work'] as const

const picked = <N extends keyof CompanyForm, V>(
  form: CompanyForm,
  names: readonly N[],
  turn: (value: NonNullable<CompanyForm[N]> | null, name: N) => V,
) =>
  Object.fromEntries(
    names.filter((name) => form[name] !== undefined).map((name) => [name, turn(form[name] ?? null, name)]),
  ) as { [K in N]?: V }

/** What was sent, as the table keeps it: what is not sent stays, blank is null. */
export const columnsOf = (form: CompanyForm) => ({
  ...picked(form, AS_SENT, (value) => value as never),
  ...picked(form, LINES, (text) => text?.trim() || null),
  ...picked(form, RICH, (html) => (html ? cleanHtml(html) : null)),
  ...picked(form, COMPANY_NETWORKS, (typed, name) => (typed ? networkLink(name, typed)! : null)),
  ...(form.cnpj !== undefined && { cnpj: bareCnpj(form.cnpj) }),
  ...(form.phone !== undefined && { phone: storedPhone(form.phone)! }),
  ...(form.website !== undefined && { website: webLink(form.website)! }),
  ...(form.benefits && { benefits: [...new Set(form.benefits)] }),
  ...(form.video_urls && { video_urls: [...new Set(form.video_urls.map((typed) => youtubeAddress(typed)!))] }),
})
