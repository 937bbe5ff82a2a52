import { FormsProvider } from '#web/layout/mantine-layout.tsx'
import { FieldsForm } from './profile/fields-form.tsx'
import { SECTIONS } from './profile/sections.ts'

export const PrivacyForm = () => (
  <FormsProvider>
    <FieldsForm fields={SECTIONS.privacy.fields} submit="Salvar privacidade" />
  </FormsProvider>
)
