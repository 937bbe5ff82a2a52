-- What a document tells besides the terms: of a termination its last day and reason, of a report its period.
alter table envelopes add column facts jsonb not null default '{}';
