// Every kind of form, by its name: what is sent again, listed and withdrawn goes by it.
import { admission } from '../admission/admission-kind.ts'
import { data } from '../data/data-kind.ts'
import { update } from '../updates/update-kind.ts'
import type { FormKind } from './form-kind.ts'

export const KINDS: Partial<Record<FormKind['name'], FormKind>> = { admission, update, data }
