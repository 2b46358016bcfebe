-- Searches that forgive typing mistakes compare groups of three letters.
create extension if not exists pg_trgm;
