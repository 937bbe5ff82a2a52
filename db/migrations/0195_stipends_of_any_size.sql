-- Terms take stipends of up to 99.999.999,99; in cents that is more than an int holds.
alter table statement_stipends
  alter column unit_cents type bigint,
  alter column stipend_cents type bigint,
  alter column transport_cents type bigint;
