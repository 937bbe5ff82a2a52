import { data } from 'react-router'
import { Refused } from '#wire/send.ts'

/** A page's answer; what is not there is a page with 404 that says so. */
export async function loadOrMissing<T>(answer: Promise<T>, title: string, text: string): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Refused && error.status === 404) throw data({ words: { title, text } }, { status: 404 })
    throw error
  }
}
