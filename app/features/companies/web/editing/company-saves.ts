import { freshIn } from '#web/fresh-in.ts'
import { saveKeys } from '#web/save-key.ts'
import { Refused } from '#wire/send.ts'
import { type CompanyDraft, draftOf, type Edited } from './company-draft.ts'
import { changesIn, type CompanySent } from './company-sent.ts'
import { mergedDraft } from './merge-draft.ts'

type Ways = {
  /** Sends by the version that stands in `company`. */
  put: (changes: CompanySent, company: Edited, key: string) => Promise<Edited>
  read: (company_id: string) => Promise<Edited>
  /** The form goes over to what stands now, with all that was typed since `base` on top, and answers what it holds then. */
  adopt: (base: CompanyDraft, now: Edited) => Promise<CompanyDraft>
}

/**
 * Saves one after the other, each by the version that the form began with. Of one whose answer never came nobody knows whether it was stored: the
 * next one asks first, and goes on from it, so that nothing is added twice and nobody is told of another person who was oneself.
 */
export function companySaves(first: Edited, { put, read, adopt }: Ways) {
  const keys = saveKeys()
  let company = first
  let unanswered: CompanyDraft[] = []

  async function save(draft: CompanyDraft): Promise<'saved' | 'nothing changed' | 'stale'> {
    if (unanswered.length) {
      const now = await read(company.id)
      if (now.attributes.lock_version !== company.attributes.lock_version) return goOn(draft, now)
    }
    const changes = changesIn(draftOf(company.attributes), draft)
    if (!Object.keys(changes).length) return 'nothing changed'
    try {
      await stands(draft, await put(changes, company, keys.keyFor(changes)))
      return 'saved'
    } catch (error) {
      const now = freshIn<Edited>(error)
      if (now) return goOn(draft, now)
      if (!(error instanceof Refused) || error.status >= 500) unanswered.push(draft)
      throw error
    }
  }

  /** Whether all that was sent stands there. */
  function arrived(sent: CompanyDraft, now: Edited) {
    const theirs = draftOf(now.attributes)
    return !Object.keys(changesIn(theirs, mergedDraft(draftOf(company.attributes), sent, theirs))).length
  }

  function stands(base: CompanyDraft, now: Edited) {
    keys.done()
    unanswered = []
    company = now
    return adopt(base, now)
  }

  /** From a state that this form has not seen: its own save, whose answer was lost, or somebody else's. */
  async function goOn(draft: CompanyDraft, now: Edited) {
    const own = unanswered.findLast((sent) => arrived(sent, now))
    const merged = await stands(own ?? draftOf(company.attributes), now)
    if (!own) return Object.keys(changesIn(draftOf(now.attributes), merged)).length ? 'stale' : 'saved'
    return (await save(merged)) === 'stale' ? 'stale' : 'saved'
  }

  return save
}
