import type { ApprovalState } from '#domain/progress/cohort-approval.ts'

type States = Record<Exclude<ApprovalState, 'approved'>, string>

const states: Record<'en' | 'es', States> = {
  en: { draft: 'Draft', submitted: 'Waits for approval', sentBack: 'Sent back' },
  es: { draft: 'Borrador', submitted: 'Espera aprobación', sentBack: 'Devuelta' },
}

/** Words of the pages of an organisation, side by side. */
export const words = {
  en: {
    states: states.en,
    cohorts: 'Cohorts',
    private: 'Private',
    figures: {
      label: (title: string) => `${title} in figures`,
      applied: () => 'applied',
      pending: (count: number) => (count === 1 ? 'waits for a decision' : 'wait for a decision'),
      pendingMentors: (count: number) =>
        count === 1 ? 'mentor waits for a decision' : 'mentors wait for a decision',
      mentors: (count: number) => (count === 1 ? 'mentor' : 'mentors'),
      teams: (count: number) => (count === 1 ? 'team' : 'teams'),
      matched: () => 'with a mentor',
      signed: () => 'signed by both',
      completed: () => 'completed',
    },
    more: (left: number) => (left === 1 ? 'Show 1 more' : `Show more (${left} left)`),
    archived: (count: number) => (count === 1 ? '1 archived cohort' : `${count} archived cohorts`),
    none: {
      title: 'Your first cohort',
      why: 'A cohort is a group of entrepreneurs and mentors who go through the course together. Set its dates and rules, and send people the link.',
    },
    closed: 'This organisation is archived: its admins cannot log in, and its cohorts take no applications.',
    saved: 'The settings are saved.',
    save: 'Save settings',
    form: {
      about: 'About the organisation',
      name: 'Name',
      description: 'Description',
      descriptionHelp: 'Whoever takes part in one of your cohorts can read this.',
      website: 'Website',
      contact: 'Contact',
      contactHelp: "For the platform's team.",
      contactName: 'Name of the contact',
      contactEmail: 'E-mail of the contact',
      address: 'Address',
      addressHelp: "Part of the address of your pages. The platform's team can change it.",
      logo: 'Logo',
      logoOf: (name: string) => `Logo of ${name}`,
      logoHelp: 'A square picture, JPEG, PNG, WebP or AVIF.',
    },
    conflict:
      'Somebody else changed these settings meanwhile. Their changes are in the form now, and yours too. Look at it once more and save again.',
  },
  es: {
    states: states.es,
    cohorts: 'Cohortes',
    private: 'Privada',
    figures: {
      label: (title: string) => `${title} en cifras`,
      applied: (count: number) => (count === 1 ? 'se postuló' : 'se postularon'),
      pending: (count: number) => (count === 1 ? 'espera una decisión' : 'esperan una decisión'),
      pendingMentors: (count: number) =>
        count === 1 ? 'mentor/a espera una decisión' : 'mentores esperan una decisión',
      mentors: (count: number) => (count === 1 ? 'mentor/a' : 'mentores'),
      teams: (count: number) => (count === 1 ? 'equipo' : 'equipos'),
      matched: () => 'con mentor/a',
      signed: () => 'con las dos firmas',
      completed: (count: number) => (count === 1 ? 'completado' : 'completados'),
    },
    more: (left: number) => (left === 1 ? 'Mostrar 1 más' : `Mostrar más (quedan ${left})`),
    archived: (count: number) => (count === 1 ? '1 cohorte archivada' : `${count} cohortes archivadas`),
    none: {
      title: 'Tu primera cohorte',
      why: 'Una cohorte es un grupo de personas emprendedoras y mentoras que recorren el curso juntas. Define sus fechas y reglas, y comparte el enlace.',
    },
    closed:
      'Esta organización está archivada: sus administradores no pueden iniciar sesión y sus cohortes no reciben postulaciones.',
    saved: 'Los ajustes están guardados.',
    save: 'Guardar ajustes',
    form: {
      about: 'Sobre la organización',
      name: 'Nombre',
      description: 'Descripción',
      descriptionHelp: 'La puede leer quien participa en una de tus cohortes.',
      website: 'Sitio web',
      contact: 'Contacto',
      contactHelp: 'Para el equipo de la plataforma.',
      contactName: 'Nombre del contacto',
      contactEmail: 'Correo del contacto',
      address: 'Dirección',
      addressHelp: 'Parte de la dirección de tus páginas. El equipo de la plataforma puede cambiarla.',
      logo: 'Logotipo',
      logoOf: (name: string) => `Logotipo de ${name}`,
      logoHelp: 'Una imagen cuadrada, JPEG, PNG, WebP o AVIF.',
    },
    conflict:
      'Otra persona cambió estos ajustes mientras tanto. Sus cambios ya están en el formulario, y los tuyos también. Míralo otra vez y guarda de nuevo.',
  },
} as const
