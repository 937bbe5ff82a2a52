import { useQuery } from '@tanstack/react-query'
import { useSession } from '#web/session.ts'
import { useSite } from '#web/site.ts'

export const FEATURES = [
  'company_configurations_new_layout',
  'company_collaborators_new_layout',
  'company_contactus_new_layout',
  'company_new_layout_update_notice',
  'user_ats_candidature_education_level',
] as const
export type Features = Record<(typeof FEATURES)[number], boolean>

export const NO_FEATURES = Object.fromEntries(FEATURES.map((name) => [name, false])) as Features

async function fetchFeatures(origin: string): Promise<Features> {
  const response = await fetch(`${origin}/api/features.json`)
  return response.ok ? { ...NO_FEATURES, ...((await response.json()) as Partial<Features>) } : NO_FEATURES
}

/** Asked again on focus, which the whole product throttles to 10 s. All are off until the answer is there. */
export function useFeatures(): Features {
  const { isLogged } = useSession()
  const { api_origin } = useSite()
  return useQuery({ queryKey: ['/api/features.json'], queryFn: () => fetchFeatures(api_origin), staleTime: 10_000, enabled: isLogged }).data ?? NO_FEATURES
}
