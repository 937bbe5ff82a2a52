-- How a session was opened: what its signature may say of its proofs.
alter table signing_sessions add column by_login boolean not null default false;

alter table envelope_steps
  -- Of a signature that was passed on: since when the power behind it holds.
  add column power_of_attorney_on date,
  -- Who opened the link said that they are somebody else: it waits for its address to be mended.
  add column disowned_at timestamptz;
