-- A sign-in used to look at the person first, for the reference, and to write about them then. Whoever waited to change the
-- same person could come between both. Now it writes first, and holds nothing while it waits.
create or replace function note_last_seen() returns trigger language plpgsql as $$
begin
  update users set last_seen_at = now() where id = new.user_id;
  return new;
end $$;
drop trigger session_begins on session;
create trigger session_begins before insert on session for each row execute function note_last_seen();
