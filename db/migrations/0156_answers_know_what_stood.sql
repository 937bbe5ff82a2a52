-- What profile and contract said when the person answered, field by field as keyed hashes: an answer that is checked
-- later changes only what still stands so.
alter table internship_forms add column stood jsonb;
