/** Words about those who run an organisation, side by side. */
export const organisationWords = {
  en: {
    title: 'People of this organisation',
    about: 'Owners decide who runs the organisation. Organisers run its cohorts.',
    nobody: 'Nobody runs it yet: invite its first owner.',
    askOwner: 'An owner of the organisation invites more people.',
    you: '(you)',
    seen: (day: string) => `last seen ${day}`,
    neverSeen: 'never logged in',
    ask: {
      remove: {
        button: 'Remove',
        of: (name: string) => `Remove ${name}`,
        title: (name: string) => `Remove ${name} from the organisation?`,
        help: (name: string) =>
          `${name} is logged out at once and no longer sees its cohorts. The account itself stays.`,
        done: (name: string) => `${name} does not run the organisation any more`,
      },
      owner: {
        button: 'Make owner',
        of: (name: string) => `Make owner: ${name}`,
        title: (name: string) => `Make ${name} an owner?`,
        help: (name: string) =>
          `${name} is logged out at once, and can invite and remove people from then on.`,
        done: (name: string) => `${name} is an owner now`,
      },
      organiser: {
        button: 'Make organiser',
        of: (name: string) => `Make organiser: ${name}`,
        title: (name: string) => `Make ${name} an organiser?`,
        help: (name: string) =>
          `${name} is logged out at once, and runs cohorts from then on, without inviting or removing people.`,
        done: (name: string) => `${name} is an organiser now`,
      },
    },
    invited: {
      open: (day: string) => `invited, the link works until ${day}`,
      expired: (day: string) => `the link expired on ${day}`,
      again: 'Send again',
      againTo: (email: string) => `Send again to ${email}`,
      sent: (email: string) => `An invitation is on its way to ${email}`,
      withdraw: 'Withdraw',
      withdrawOf: (email: string) => `Withdraw the invitation to ${email}`,
      withdrawn: (email: string) => `The invitation to ${email} is withdrawn`,
    },
    invite: {
      title: 'Invite somebody',
      help: 'They get a mail with a link to choose a password. It works for 14 days.',
      firstName: 'First name',
      lastName: 'Last name',
      email: 'E-mail',
      rank: 'As',
      send: 'Send invitation',
      sent: (email: string) => `An invitation is on its way to ${email}`,
    },
  },
  es: {
    title: 'Personas de esta organización',
    about:
      'Las personas responsables deciden quién dirige la organización. Quienes organizan llevan sus cohortes.',
    nobody: 'Todavía nadie la dirige: invita a la primera persona responsable.',
    askOwner: 'Una persona responsable de la organización invita a más personas.',
    you: '(tú)',
    seen: (day: string) => `última visita: ${day}`,
    neverSeen: 'nunca ha entrado',
    ask: {
      remove: {
        button: 'Quitar',
        of: (name: string) => `Quitar a ${name}`,
        title: (name: string) => `¿Quitar a ${name} de la organización?`,
        help: (name: string) => `Se cierra la sesión de ${name} y ya no ve sus cohortes. La cuenta se queda.`,
        done: (name: string) => `${name} ya no dirige la organización`,
      },
      owner: {
        button: 'Hacer responsable',
        of: (name: string) => `Hacer responsable a ${name}`,
        title: (name: string) => `¿Hacer responsable a ${name}?`,
        help: (name: string) =>
          `Se cierra la sesión de ${name} y desde entonces puede invitar y quitar personas.`,
        done: (name: string) => `${name} ahora es responsable`,
      },
      organiser: {
        button: 'Hacer organizador/a',
        of: (name: string) => `Hacer organizador/a a ${name}`,
        title: (name: string) => `¿Hacer organizador/a a ${name}?`,
        help: (name: string) =>
          `Se cierra la sesión de ${name} y desde entonces lleva cohortes, sin invitar ni quitar personas.`,
        done: (name: string) => `${name} ahora es organizador/a`,
      },
    },
    invited: {
      open: (day: string) => `con invitación, el enlace funciona hasta el ${day}`,
      expired: (day: string) => `el enlace venció el ${day}`,
      again: 'Enviar otra vez',
      againTo: (email: string) => `Enviar otra vez la invitación a ${email}`,
      sent: (email: string) => `Va una invitación para ${email}`,
      withdraw: 'Retirar',
      withdrawOf: (email: string) => `Retirar la invitación a ${email}`,
      withdrawn: (email: string) => `Se retiró la invitación a ${email}`,
    },
    invite: {
      title: 'Invitar a alguien',
      help: 'Recibe un correo con un enlace para elegir una contraseña. Funciona durante 14 días.',
      firstName: 'Nombre',
      lastName: 'Apellido',
      email: 'Correo',
      rank: 'Como',
      send: 'Enviar la invitación',
      sent: (email: string) => `Va una invitación para ${email}`,
    },
  },
} as const
