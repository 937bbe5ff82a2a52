-- Wrong pairs of CPF and date of birth are counted for each network, so that a stranger's tries close nobody else out,
-- and over the life of the link that they came by. Only a keyed hash of the network is kept.
alter table internship_form_tries add column network_hash text, add column link_hash bytea;
