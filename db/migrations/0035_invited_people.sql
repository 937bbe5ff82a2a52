-- How many new people a company has invited on its last day of inviting: what a stranger may send is limited.
create table invited_people (
  company_id uuid primary key references companies,
  day date not null,
  people int not null
);
