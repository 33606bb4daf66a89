export const meText = `query Me {
  me {
    user_id email first_name last_name role main_org org_name org_role superadmin cohortId application_status
    onboarded profile_empty avatar locale project_id
  }
}`
