-- A word of adverts in each form that they write, so that whoever misspelt one is told the form nearest to it.
alter table job_terms drop constraint job_terms_pkey, add primary key (word);
create index job_terms_by_stem on job_terms (stem);
insert into job_terms (stem, word, shown)
select distinct on (word) stem, word, shown from (
  select fold(shown) as word, shown, (tsvector_to_array(search_lexemes(fold(shown))))[1] as stem from (
    select distinct regexp_split_to_table(lower(said), '[^[:alnum:]áàâãäéêëíîïóôõöúûüçñÁÀÂÃÄÉÊËÍÎÏÓÔÕÖÚÛÜÇÑ]+') as shown from (
      select title as said from jobs
      union all select name from job_areas union all select name from cities union all select name from skills union all select name from courses
    ) names
  ) words
) forms where word ~ '^[a-z0-9]{4,}$' and stem in (select stem from job_terms)
order by word, shown desc on conflict do nothing;
