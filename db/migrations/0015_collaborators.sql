-- What a collaborator's profile holds beyond the membership. The CPF is sealed: only who may open the profile reads it.
create table collaborator_profiles (
  company_manager_id uuid primary key references company_managers,
  phone text,
  cpf_sealed text,
  education text,
  organization text,
  professional_registration text,
  accept_email boolean not null default true,
  contract_approver boolean not null default false,
  hr_representative_for_universities boolean not null default false,
  lock_version int not null default 0
);

-- Identity documents of collaborators, for contracts. One RG a person; its number is sealed.
create table collaborator_documents (
  id uuid primary key,
  company_manager_id uuid not null references company_managers,
  document_type text not null check (document_type = 'rg'),
  number_sealed text not null,
  issuer text,
  state_id text references states,
  unique (company_manager_id, document_type)
);
