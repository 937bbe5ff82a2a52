// The door: what features further down the map may ask of accounts.
export { disableLogin, enableLogin } from './disable-login.ts'
export { emailTaken, openLogin, recordAcceptance } from './logins.ts'
export { hashPassword } from './passwords.ts'
export { identify, type Contribution } from './sessions.ts'
