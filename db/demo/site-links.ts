// What the operator of the demonstration has published. Names end in .example, which nobody can own.
import type { changeSiteSettings } from '#features/site-settings/server/site-settings.ts'

export const siteSettings: Parameters<typeof changeSiteSettings>[1] = {
  support_email: 'ajuda@ponte.example',
  support_phone: '0800 555 0136',
  blog: 'https://blog.ponte.example/',
  mentoring: 'https://encontros.ponte.example/mentoria-de-carreira',
  missing_course: 'https://formularios.ponte.example/incluir-curso',
  missing_institution: 'https://formularios.ponte.example/incluir-instituicao',
  social_instagram: 'https://instagram.example/ponte',
  social_linkedin: 'https://linkedin.example/ponte',
  social_youtube: 'https://youtube.example/ponte',
}
