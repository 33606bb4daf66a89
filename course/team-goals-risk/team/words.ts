/** Words of the screen, side by side. */
export const words = {
  en: {
    people: 'People',
    count: (n: number) => (n === 1 ? '1 person' : `${n} people`),
    name: 'Name',
    role: 'Role',
    strength: 'Strength',
    email: 'E-mail',
    hints: {
      role: 'What this person answers for.',
      strength: 'What others come to them for.',
      email: 'Is never printed in the plan.',
    },
    leads: 'Leads',
    leadsNothing: 'Leads nothing yet',
    founder: 'Founder',
    linked: 'Works in this plan',
    linkedAbout:
      'Name and account belong together. On the project page you can take somebody out of the plan.',
    projectPage: 'Open the project page',
    invite: 'Invite into the plan',
    inviteAbout: 'Once the invitation is accepted, the account is linked here.',
    sent: (email: string) => `Invitation sent to ${email}.`,
    offline: 'The invitation could not be sent. Try again when you are online.',
    badEmail: 'Please enter an e-mail address, such as name@example.org.',
    add: 'Add a person',
    addButton: 'Add to the team',
    full: 'The list holds 40 people at most.',
    alone: 'Who could stand in for you?',
    onlyOwner: 'Only the founder changes this list. You can read it here.',
    coverage: 'Coverage',
    coverageAbout: 'Mark who leads what. Each person has the number of their card.',
    from: { key: 'Key activities', impact: 'Impact activities' },
    ledBy: 'Led by',
    nobody: 'Nobody yet',
    several: (n: number) => `${n} people`,
    cell: (activity: string, name: string) => `${name} leads: ${activity}`,
    person: 'Person',
    leadsCount: (n: number) => (n === 1 ? 'Leads 1 activity' : `Leads ${n} activities`),
    uncovered: 'Nobody leads these yet',
    open: (n: number) =>
      n === 0
        ? 'All activities are covered'
        : n === 1
          ? '1 activity has nobody yet'
          : `${n} activities have nobody yet`,
    noWork: 'Here you see who leads which key activity. First list them.',
    noWorkRead: 'The team has not listed its key activities yet.',
    keyActivities: 'Key activities',
    nameless: 'Without a name',
    gridAbout: (rows: number, open: number) =>
      `Who leads which of ${rows} activities; ${open === 0 ? 'all are covered' : `${open} have nobody yet`}.`,
  },
  es: {
    people: 'Personas',
    count: (n: number) => (n === 1 ? '1 persona' : `${n} personas`),
    name: 'Nombre',
    role: 'Rol',
    strength: 'Fortaleza',
    email: 'Correo',
    hints: {
      role: 'De qué responde esta persona.',
      strength: 'Aquello por lo que otras personas la buscan.',
      email: 'Nunca se imprime en el plan.',
    },
    leads: 'Lidera',
    leadsNothing: 'Todavía no lidera nada',
    founder: 'Fundó el proyecto',
    linked: 'Trabaja en este plan',
    linkedAbout:
      'El nombre y la cuenta van juntos. En la página del proyecto puedes sacar a alguien del plan.',
    projectPage: 'Abrir la página del proyecto',
    invite: 'Invitar al plan',
    inviteAbout: 'Cuando acepte la invitación, su cuenta quedará vinculada aquí.',
    sent: (email: string) => `Invitación enviada a ${email}.`,
    offline: 'No se pudo enviar la invitación. Inténtalo otra vez cuando tengas conexión.',
    badEmail: 'Escribe un correo, por ejemplo nombre@example.org.',
    add: 'Agregar a una persona',
    addButton: 'Agregar al equipo',
    full: 'La lista admite 40 personas como máximo.',
    alone: '¿Quién podría reemplazarte?',
    onlyOwner: 'Solo quien fundó el proyecto cambia esta lista. Aquí puedes leerla.',
    coverage: 'Cobertura',
    coverageAbout: 'Marca quién lidera qué. Cada persona lleva el número de su tarjeta.',
    from: { key: 'Actividades clave', impact: 'Actividades de impacto' },
    ledBy: 'La lidera',
    nobody: 'Nadie todavía',
    several: (n: number) => `${n} personas`,
    cell: (activity: string, name: string) => `${name} lidera: ${activity}`,
    person: 'Persona',
    leadsCount: (n: number) => (n === 1 ? 'Lidera 1 actividad' : `Lidera ${n} actividades`),
    uncovered: 'Nadie las lidera todavía',
    open: (n: number) =>
      n === 0
        ? 'Todas las actividades están cubiertas'
        : n === 1
          ? '1 actividad todavía sin nadie'
          : `${n} actividades todavía sin nadie`,
    noWork: 'Aquí ves quién lidera cada actividad clave. Primero anótalas.',
    noWorkRead: 'El equipo aún no anota sus actividades clave.',
    keyActivities: 'Actividades clave',
    nameless: 'Sin nombre',
    gridAbout: (rows: number, open: number) =>
      `Quién lidera cada una de ${rows} actividades; ${open === 0 ? 'todas están cubiertas' : `${open} todavía sin nadie`}.`,
  },
} as const
