/** Whether person `users` may come in: not disabled, and not working for an organisation that is. */
export const isEnabled = (users: string) => `(${users}.disabled_at is null and not exists (
  select 1 from organisation d where d.id = ${users}.main_org and ${users}.role = 'admin' and d.disabled_at is not null))`
