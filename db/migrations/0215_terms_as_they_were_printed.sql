-- The terms in words, as the document that was sent prints them: names change afterwards, and what was signed does not.
alter table internship_terms add column printed jsonb;
