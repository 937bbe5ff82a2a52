-- A word of adverts as they write it, with its accents: what is told back to whoever misspelt it.
alter table job_terms add column shown text;
update job_terms t set shown = w.shown from (
  select distinct on (word) word, shown from (
    select fold(shown) as word, shown from (
      select regexp_split_to_table(lower(said), '[^[:alnum:]áàâãäéêëíîïóôõöúûüçñÁÀÂÃÄÉÊËÍÎÏÓÔÕÖÚÛÜÇÑ]+') as shown from (
        select title as said from jobs
        union all select concat_ws(' ', trading_name, name) from companies
        union all select name from job_areas union all select name from cities union all select name from states union all select name from skills union all select name from courses
        union all values ('estágio'), ('temporário'), ('híbrido'), ('deficiência')
      ) names
    ) words
  ) folded where word <> shown order by word, shown
) w where w.word = t.word;
