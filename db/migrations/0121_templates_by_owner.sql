-- The same rows as before, said so that a lookup by owner finds the index: it cannot know what scope says of the owner.
drop index document_templates_of_institution;
drop index document_templates_of_company;
create unique index document_templates_of_institution on document_templates (institution_id, kind)
  where institution_id is not null;
create unique index document_templates_of_company on document_templates (company_id, kind)
  where company_id is not null;
