import { useSession } from '#web/session/session.ts'
import { ROOMS } from './evaluation-words.ts'

/** The list that this person's evaluations lie below. */
export const useRoom = () => ROOMS[useSession().userType === 'CompanyManager' ? 'CompanyManager' : 'User']
