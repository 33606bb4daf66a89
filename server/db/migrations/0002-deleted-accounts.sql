-- A person who deleted their account stays as a row without personal data: statistics and the records of others
-- refer to it.
alter table users add deleted_at timestamptz;

-- A signature is still never changed or removed, except that the typed name goes with the account of its signer.
-- Who signed what, when, for which match and with which text stays on record.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.full_name = '-' and to_jsonb(new) - 'full_name' = to_jsonb(old) - 'full_name'
    and exists (select from users u where u.id = old.signer_id and u.deleted_at is not null)
  then
    return new;
  end if;
  raise exception 'a signed agreement is never changed' using errcode = 'restrict_violation';
end $$;
