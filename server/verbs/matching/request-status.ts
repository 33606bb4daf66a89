/** Whether mentor `id` accompanies as many teams as they can. */
export const isFull = (id: string) => `(
  select full_one.mentor_capacity <= (
    select count(*) from mentorship s where s.mentor_id = full_one.id and s.ended_at is null)
  from users full_one where full_one.id = ${id})`

/**
 * What people read of a request `r` in cohort `c`: it lives until the window ends, whether or not anybody has looked
 * since, and it rests while its mentor has no free place.
 */
export const shownStatus = `case when r.status <> 'asked' then r.status
  when c.matching_end <= now() then 'expired'
  when ${isFull('r.mentor_id')} then 'paused' else 'asked' end`
