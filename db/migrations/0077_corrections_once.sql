-- The last change, by what it was and the Idempotency-Key that it came with: sent again because its answer was lost, it is known.
alter table institutions add column last_save bytea;
alter table institution_partners add column last_save bytea;
