/** Words of the matching board, side by side. */
export const words = {
  en: {
    window: {
      open: () => 'Mentors and entrepreneurs can find each other now. You can match by hand at any time.',
      until: (day: string) =>
        `Mentors and entrepreneurs can find each other until ${day}. You can match by hand at any time.`,
      before: (day: string) => `Matching opens on ${day}. You can already match by hand.`,
      after: (day: string) => `Matching closed on ${day}. You can still match by hand.`,
      paused: () => 'Matching is switched off in this cohort. You can still match by hand.',
    },
    board: {
      empty: 'Matching starts with approved people',
      emptyWhy: 'Approve entrepreneurs and mentors first. Then their projects and free places appear here.',
      emptyGo: 'To the applications',
      figures: 'Where matching stands',
      without: (count: number) =>
        count === 1 ? `${count} project without a mentor` : `${count} projects without a mentor`,
      places: (count: number) => (count === 1 ? `${count} free place` : `${count} free places`),
      byMentors: (count: number) => (count === 1 ? `with ${count} mentor` : `with ${count} mentors`),
      requests: (count: number) => (count === 1 ? `${count} open request` : `${count} open requests`),
      propose: 'Propose matching for everyone still free',
      allMatched: 'Every project has a mentor.',
      noRoom: 'No mentor has a free place. Approve more mentors, or ask one to take another team.',
      projects: 'Projects',
      mentors: 'Mentors',
      show: 'Which projects to show',
      view: {
        free: (count: number) => `Without mentor (${count})`,
        matched: (count: number) => `Matched (${count})`,
        all: (count: number) => `All (${count})`,
      },
      findProject: 'Find a project or person',
      findMentor: 'Find a mentor or expertise',
      noProject: 'No project here.',
      noMentor: 'No mentor found.',
      noMentors: 'No mentor is approved in this cohort yet. Decide about their applications under Mentors.',
      choose: 'Choose a mentor',
      end: 'End match',
      asked: (count: number) =>
        count === 1 ? `${count} mentor asked to connect` : `${count} mentors asked to connect`,
      with: (mentor: string) => `With ${mentor}`,
      signed: {
        both: 'Both have signed',
        mentor: "Waiting for the entrepreneur's signature",
        entrepreneur: "Waiting for the mentor's signature",
        none: 'Nobody has signed yet',
      },
    },
    fit: {
      why: 'Why they fit',
      score: (points: number) => `Fit ${points}`,
      points: (points: number, of: number) => `${points} of ${of}`,
      yes: {
        language: (list: string) => `Both speak ${list}`,
        expertise: (list: string) => `Knows what is asked for: ${list}`,
        sector: (list: string) => `Knows the sector: ${list}`,
        country: (list: string) => `Knows ${list}`,
        stage: () => 'Has experience with this stage',
      },
      no: {
        language: 'No common language',
        expertise: 'Other expertise than asked for',
        sector: 'Another sector',
        country: 'Another country',
        stage: 'Little experience with this stage',
      },
    },
    choose: {
      title: (project: string) => `A mentor for ${project}`,
      legend: 'Mentors with a free place, best fit first',
      asked: 'Asked to connect',
      nobody: 'No mentor has a free place now. Approve more mentors, or end a match first.',
      both: (mentor: string) => `${mentor} and the entrepreneur are told and asked to sign the agreement.`,
      match: 'Match them',
      done: (project: string, mentor: string) => `${project} is matched with ${mentor}`,
    },
    end: {
      title: (project: string) => `End the match of ${project}?`,
      lead: (owner: string, mentor: string) =>
        `${owner} and ${mentor} will no longer work together. Both are told, without the reason.`,
      signatures:
        'Their signatures end with the match, and the course closes until there is a new signed agreement. The plan stays as it is.',
      reason: 'Reason',
      reasonHelp:
        'It is kept for the organisers. The agreement promises both that the other does not read it.',
      required: 'This field is required',
      do: 'End the match',
      done: (project: string) => `The match of ${project} has ended`,
    },
    proposal: {
      title: 'Proposed matching',
      working: 'Looking for the best matching…',
      lead: (count: number) =>
        count === 1
          ? `${count} pair gives the best total fit within the free places. Nothing happens before you publish.`
          : `These ${count} pairs give the best total fit within the free places. Take out what does not convince you; nothing happens before you publish.`,
      left: (count: number) =>
        count === 1 ? `${count} project stays without a mentor.` : `${count} projects stay without a mentor.`,
      none: 'No pair to propose',
      noneWhy:
        'Either everybody has a mentor, no mentor has room, or nobody left has anything in common. You can still match by hand.',
      with: 'with',
      takeOut: 'Take out',
      putBack: 'Put back',
      out: 'Taken out',
      matched: 'Matched',
      back: 'Back to the board',
      publish: (count: number) => (count === 1 ? `Publish ${count} pair` : `Publish ${count} pairs`),
      ask: (count: number) => (count === 1 ? `Publish ${count} pair?` : `Publish ${count} pairs?`),
      askHelp: (count: number) =>
        count === 1
          ? 'Both people are told by mail and asked to sign the agreement. Open requests of this project end.'
          : `The people of ${count} pairs are told by mail and asked to sign the agreement. Open requests of these projects end.`,
      do: 'Publish',
      result: (count: number, all: number) =>
        count === 1 ? `${count} of ${all} pairs is matched.` : `${count} of ${all} pairs are matched.`,
    },
  },
  es: {
    window: {
      open: () =>
        'Quienes mentorean y quienes emprenden pueden encontrarse ahora. Puedes emparejar a mano en cualquier momento.',
      until: (day: string) =>
        `Quienes mentorean y quienes emprenden pueden encontrarse hasta el ${day}. Puedes emparejar a mano en cualquier momento.`,
      before: (day: string) => `El emparejamiento se abre el ${day}. Ya puedes emparejar a mano.`,
      after: (day: string) => `El emparejamiento cerró el ${day}. Todavía puedes emparejar a mano.`,
      paused: () => 'El emparejamiento está desactivado en esta cohorte. Todavía puedes emparejar a mano.',
    },
    board: {
      empty: 'El emparejamiento empieza con personas aprobadas',
      emptyWhy:
        'Primero aprueba a personas emprendedoras y mentoras. Después aparecerán aquí sus proyectos y lugares libres.',
      emptyGo: 'Ir a las postulaciones',
      figures: 'Cómo va el emparejamiento',
      without: (count: number) =>
        count === 1 ? `${count} proyecto sin mentor/a` : `${count} proyectos sin mentor/a`,
      places: (count: number) => (count === 1 ? `${count} lugar libre` : `${count} lugares libres`),
      byMentors: (count: number) =>
        count === 1 ? `con ${count} persona mentora` : `con ${count} personas mentoras`,
      requests: (count: number) =>
        count === 1 ? `${count} solicitud abierta` : `${count} solicitudes abiertas`,
      propose: 'Proponer emparejamiento para quienes faltan',
      allMatched: 'Todos los proyectos tienen mentor/a.',
      noRoom:
        'Nadie tiene un lugar libre. Aprueba a más personas mentoras o pide a alguien que acompañe a otro equipo.',
      projects: 'Proyectos',
      mentors: 'Personas mentoras',
      show: 'Qué proyectos mostrar',
      view: {
        free: (count: number) => `Sin mentor/a (${count})`,
        matched: (count: number) => `Emparejados (${count})`,
        all: (count: number) => `Todos (${count})`,
      },
      findProject: 'Buscar un proyecto o persona',
      findMentor: 'Buscar mentor/a o experiencia',
      noProject: 'Aquí no hay proyectos.',
      noMentor: 'No se encontró a nadie.',
      noMentors:
        'Todavía no hay personas mentoras aprobadas en esta cohorte. Decide sus postulaciones en Personas mentoras.',
      choose: 'Elegir mentor/a',
      end: 'Terminar',
      asked: (count: number) =>
        count === 1 ? `${count} solicitud de mentoría` : `${count} solicitudes de mentoría`,
      with: (mentor: string) => `Con ${mentor}`,
      signed: {
        both: 'Ambas partes firmaron',
        mentor: 'Falta la firma de quien emprende',
        entrepreneur: 'Falta la firma de quien mentorea',
        none: 'Todavía nadie ha firmado',
      },
    },
    fit: {
      why: 'Por qué encajan',
      score: (points: number) => `Afinidad ${points}`,
      points: (points: number, of: number) => `${points} de ${of}`,
      yes: {
        language: (list: string) => `Hablan ${list}`,
        expertise: (list: string) => `Sabe de lo que se pide: ${list}`,
        sector: (list: string) => `Conoce el sector: ${list}`,
        country: (list: string) => `Conoce ${list}`,
        stage: () => 'Tiene experiencia con esta etapa',
      },
      no: {
        language: 'Sin idioma en común',
        expertise: 'Otra experiencia que la pedida',
        sector: 'Otro sector',
        country: 'Otro país',
        stage: 'Poca experiencia con esta etapa',
      },
    },
    choose: {
      title: (project: string) => `Mentoría para ${project}`,
      legend: 'Con lugar libre, primero la mayor afinidad',
      asked: 'Pidió conectar',
      nobody:
        'Ahora nadie tiene un lugar libre. Aprueba a más personas mentoras o termina antes un emparejamiento.',
      both: (mentor: string) =>
        `Avisaremos a ${mentor} y a quien emprende, y les pediremos firmar el acuerdo.`,
      match: 'Emparejar',
      done: (project: string, mentor: string) => `${project} está emparejado con ${mentor}`,
    },
    end: {
      title: (project: string) => `¿Terminar el emparejamiento de ${project}?`,
      lead: (owner: string, mentor: string) =>
        `${owner} y ${mentor} dejarán de trabajar juntos. Avisaremos a ambas personas, sin el motivo.`,
      signatures:
        'Sus firmas terminan con el emparejamiento y el curso se cierra hasta que haya un nuevo acuerdo firmado. El plan queda como está.',
      reason: 'Motivo',
      reasonHelp: 'Queda para el equipo organizador. El acuerdo promete que la otra persona no lo lee.',
      required: 'Este campo es obligatorio',
      do: 'Terminar el emparejamiento',
      done: (project: string) => `Terminó el emparejamiento de ${project}`,
    },
    proposal: {
      title: 'Emparejamiento propuesto',
      working: 'Buscando el mejor emparejamiento…',
      lead: (count: number) =>
        count === 1
          ? `${count} pareja da la mayor afinidad total con los lugares libres. No pasa nada hasta que publiques.`
          : `Estas ${count} parejas dan la mayor afinidad total con los lugares libres. Quita las que no te convenzan; no pasa nada hasta que publiques.`,
      left: (count: number) =>
        count === 1 ? `${count} proyecto queda sin mentor/a.` : `${count} proyectos quedan sin mentor/a.`,
      none: 'No hay parejas que proponer',
      noneWhy:
        'O todos tienen mentor/a, o nadie tiene lugar, o quienes faltan no tienen nada en común. Puedes emparejar a mano.',
      with: 'con',
      takeOut: 'Quitar',
      putBack: 'Volver a poner',
      out: 'Quitada',
      matched: 'Emparejados',
      back: 'Volver al tablero',
      publish: (count: number) => (count === 1 ? `Publicar ${count} pareja` : `Publicar ${count} parejas`),
      ask: (count: number) => (count === 1 ? `¿Publicar ${count} pareja?` : `¿Publicar ${count} parejas?`),
      askHelp: (count: number) =>
        count === 1
          ? 'Avisaremos a ambas personas por correo y les pediremos firmar el acuerdo. Las solicitudes abiertas del proyecto terminan.'
          : `Avisaremos por correo a las personas de ${count} parejas y les pediremos firmar el acuerdo. Las solicitudes abiertas de estos proyectos terminan.`,
      do: 'Publicar',
      result: (count: number, all: number) =>
        count === 1
          ? `${count} de ${all} parejas está emparejada.`
          : `${count} de ${all} parejas están emparejadas.`,
    },
  },
} as const
