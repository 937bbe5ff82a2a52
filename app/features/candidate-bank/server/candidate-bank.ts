// The door: what the demonstration may ask of the bank.
export { invite } from './invitations/invite.ts'
