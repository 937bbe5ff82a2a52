// The door: what features in lower strata may ask of accounts.
export { warnOwner } from './already-registered.ts'
export { changeLogin, provenChange } from './change-login.ts'
export { confirmationLink } from './confirm-email.ts'
export { invitationDeclined } from './decline-invitation.ts'
export { disableLogin, enableLogin } from './disable-login.ts'
export { freeForgotten } from './free-email.ts'
export { spendOrWait } from './sessions/guesses.ts'
export { correctInvitee, inviteLogin, inviteLogins } from './invite-login.ts'
export { inviteOperator } from './invite-operator.ts'
export {
  emailConfirmed,
  emailProof,
  emailProven,
  emailTaken,
  loginByEmail,
  openLogin,
  openLogins,
  operatorEmails,
  recordAcceptance,
  trustEmail,
} from './logins.ts'
export { hashPassword } from './passwords/passwords.ts'
export { lockUnused, removeLogin, unusedLogin } from './remove-unused.ts'
export { placeOf } from './sessions/places.ts'
export { identify, isOpen, type Contribution } from './sessions/sessions.ts'
export { hasTwoFactor } from './two-factor/codes.ts'
export { turnTwoFactorOff, turnTwoFactorOn } from './two-factor/turn.ts'
