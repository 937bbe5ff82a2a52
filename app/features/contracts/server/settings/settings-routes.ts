import { serve } from '#server/serve.ts'
import * as wire from '../../wire/settings.ts'
import { changeCompanySettings, showCompanySettings } from './company-settings.ts'
import { changeInstitutionSettings, showInstitutionSettings } from './institution-settings.ts'

export const settingsRoutes = serve(wire, {
  showCompanySettings: (ctx, { params }) => showCompanySettings(ctx, params.company_id),
  changeCompanySettings: {
    make: (ctx, { params, body }) => changeCompanySettings(ctx, params.company_id, body.settings),
    show: showCompanySettings,
  },
  showInstitutionSettings: (ctx, { params }) => showInstitutionSettings(ctx, params.id),
  changeInstitutionSettings: {
    make: (ctx, { params, body }) => changeInstitutionSettings(ctx, params.id, body.settings),
    show: showInstitutionSettings,
  },
})
