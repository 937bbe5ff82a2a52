-- Contracts name the institution by it; the register of schools does not carry it.
alter table institutions add column cnpj text check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$');
