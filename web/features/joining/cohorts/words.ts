/** Words of choosing a cohort, side by side. */
export const words = {
  en: {
    start: {
      title: 'Getting started',
      lead: 'Tell us what you want to do. Then choose a cohort that is open.',
      leadMember: (name: string) => `${name}, choose the cohort that you want to join.`,
      roles: 'What you want to do',
      entrepreneur: 'I want to build my business',
      mentor: 'I want to mentor',
      entrepreneurHelp: 'You bring a problem you care about and write your plan.',
      mentorHelp: 'You read along and ask the questions that help.',
      cohorts: 'Cohorts you can join now',
      apply: 'Apply to this cohort',
      choose: 'Choose this cohort',
      later: 'None of these?',
      accountOnly: 'Create an account without a cohort',
      noneTitle: 'No cohort takes applications today',
      none: 'You can create your account already. As soon as a cohort opens, you choose it here and apply.',
      noneMember: 'Your account is ready. As soon as a cohort opens, you choose it here and apply.',
      nonePrivate:
        'Were you invited to a private cohort? Follow the link in your invitation: it opens the cohort directly.',
    },
    cohort: {
      known: 'Already have an account?',
      login: 'Log in and apply',
      as: (name: string, email: string) =>
        `You are logged in as ${name} (${email}). You can apply with this account.`,
      apply: 'Apply to this cohort',
      applied: 'You have applied to this cohort.',
      toApplications: 'See my application',
      chosen: 'You have chosen this cohort. Complete your profile, and your application goes off.',
      toProfile: 'Go on with my profile',
      admin:
        'This is the page that people see when you send them the link. Admins run cohorts; they do not apply.',
      account: 'Create your account and apply',
    },
    door: {
      draft: () => 'This cohort is not published yet. Nobody can apply before it is approved.',
      notYet: (date: string) =>
        `Applications open on ${date}. Come back then, or look at the cohorts that are open now.`,
      closed: (date: string) => `Applications closed on ${date}. Other cohorts may be open.`,
      paused: () => 'This cohort does not take applications at the moment.',
      others: 'See open cohorts',
      unknown: 'We cannot find this cohort',
      unknownHelp:
        'The link may be incomplete, or the cohort has ended. If it is a private cohort, use the whole link of your invitation, with the code at its end.',
    },
  },
  es: {
    start: {
      title: 'Primeros pasos',
      lead: 'Cuéntanos qué quieres hacer. Después elige una cohorte abierta.',
      leadMember: (name: string) => `${name}, elige la cohorte a la que quieres unirte.`,
      roles: 'Qué quieres hacer',
      entrepreneur: 'Quiero construir mi negocio',
      mentor: 'Quiero ser mentor/a',
      entrepreneurHelp: 'Traes un problema que te importa y escribes tu plan.',
      mentorHelp: 'Acompañas la lectura y haces las preguntas que ayudan.',
      cohorts: 'Cohortes a las que puedes unirte ahora',
      apply: 'Postularme a esta cohorte',
      choose: 'Elegir esta cohorte',
      later: '¿Ninguna de estas?',
      accountOnly: 'Crear una cuenta sin cohorte',
      noneTitle: 'Hoy ninguna cohorte recibe postulaciones',
      none: 'Ya puedes crear tu cuenta. Apenas se abra una cohorte, la eliges aquí y te postulas.',
      noneMember: 'Tu cuenta está lista. En cuanto abra una cohorte, la eliges aquí y te postulas.',
      nonePrivate:
        '¿Te invitaron a una cohorte privada? Sigue el enlace de tu invitación: abre la cohorte directamente.',
    },
    cohort: {
      known: '¿Ya tienes una cuenta?',
      login: 'Inicia sesión y postúlate',
      as: (name: string, email: string) =>
        `Iniciaste sesión como ${name} (${email}). Puedes postularte con esta cuenta.`,
      apply: 'Postularme a esta cohorte',
      applied: 'Ya te postulaste a esta cohorte.',
      toApplications: 'Ver mi postulación',
      chosen: 'Elegiste esta cohorte. Completa tu perfil y tu postulación se envía.',
      toProfile: 'Seguir con mi perfil',
      admin:
        'Esta es la página que ven las personas cuando les envías el enlace. Quienes administran dirigen cohortes; no se postulan.',
      account: 'Crea tu cuenta y postúlate',
    },
    door: {
      draft: () => 'Esta cohorte aún no está publicada. Nadie puede postularse antes de que se apruebe.',
      notYet: (date: string) =>
        `Las postulaciones se abren el ${date}. Vuelve entonces, o mira las cohortes que están abiertas ahora.`,
      closed: (date: string) => `Las postulaciones cerraron el ${date}. Quizá haya otras cohortes abiertas.`,
      paused: () => 'Esta cohorte no recibe postulaciones por el momento.',
      others: 'Ver cohortes abiertas',
      unknown: 'No encontramos esta cohorte',
      unknownHelp:
        'Quizá el enlace esté incompleto o la cohorte haya terminado. Si es una cohorte privada, usa el enlace completo de tu invitación, con el código al final.',
    },
  },
} as const
