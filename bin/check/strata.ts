/**
 * At once the map of the domain and the rule: a line may import from the lines above it, never below, never sideways.
 */
export const strata = [
  ['static-lists', 'files', 'feature-flags', 'notifications', 'postal-codes', 'legal-texts', 'site-settings'],
  ['accounts'],
  ['institutions', 'calendar'],
  ['candidates'],
  ['companies'],
  ['collaborators', 'personal-documents', 'complementary-hours'],
  ['questionnaires', 'academy', 'events', 'mentors', 'benefits-club'],
  ['skill-tests', 'jobs'],
  ['programs'],
  ['candidatures'],
  ['internships'],
  ['document-templates'],
  ['contracts'],
  ['agenda', 'candidate-bank', 'internship-forms', 'evaluations'],
  ['internship-life', 'contract-bulk'],
  ['institution-desk', 'pendencies'],
  ['reports', 'finance', 'privacy'],
  // These compose the rest.
  ['home', 'catalogue', 'dashboard', 'operator', 'search-engines', 'work-queue'],
]
