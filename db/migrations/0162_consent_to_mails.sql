-- Consent to mails is given by the person, never beforehand.
alter table collaborator_profiles alter column accept_email set default false;
