/** Words of the landing page, side by side. */
export const words = {
  en: {
    toHome: 'Go to my dashboard',
    hero: {
      title: 'Grow a business that solves a real problem',
      lead: 'You bring a problem you care about. Germina leads you, one step at a time, to a complete social business plan. A mentor reads along.',
      apply: 'Apply now',
      how: 'See how it works',
      note: 'In English and Spanish, on your phone or your computer.',
      picture:
        'A young plant: its roots name the causes of a problem, its leaves name the parts of the plan that answers it.',
      example: 'An example from the course',
    },
    plan: {
      problemLabel: 'The problem',
      problem: 'Recyclers in Soacha get less than half the factory price',
      causeSorting: 'The plastic is sold unsorted',
      causeBuyer: 'Only one buyer comes by',
      causeScale: 'Nobody has a scale',
      effect: 'Families earn too little to save',
      offerLabel: 'Offer',
      offer: 'Sorted, weighed plastic',
      priceLabel: 'Price',
      price: '1,450 pesos a kilo',
      breakEvenLabel: 'Break-even',
      breakEven: 'Month 14',
    },
    facts: {
      modules: 'modules, each with something to show',
      steps: 'small steps, one question each',
      hoursFigure: '4–6',
      hours: 'hours a week, when it suits you',
      planFigure: '1',
      plan: 'business plan that you can defend',
    },
    about: {
      title: 'No blank page. One good question at a time.',
      text: 'An empty page is the hardest place to start. So each step asks one thing, says why it matters and shows how somebody else answered it. What you write in one step is waiting for you in the next.',
      drawTitle: 'Draw before you write',
      drawText:
        'Problem tree, stakeholder grid, price scale, cash curve: you think in pictures, and they go straight into your plan.',
      safeTitle: 'Nothing gets lost',
      safeText:
        'Every word is saved while you type. If the line drops, go on working. It is sent when the line is back.',
      answerTitle: 'Somebody answers',
      answerText: 'Your mentor comments on the exact sentence, and you see what changed since the last time.',
    },
    screen: {
      picture:
        'A step of the course: the steps of the module on the left, a problem tree in the middle and a comment of a mentor on it.',
      module: '1 Understanding the Problem',
      stepWhy: 'Defining your problem',
      stepTree: 'Building the problem tree',
      stepCauses: 'Choosing the causes',
      stepTest: 'Testing your assumptions',
      end: 'End of module',
      saved: 'Saved',
      why: 'Why does this happen?',
      comment:
        'I like this root. How many of them would sort if they had a scale? Ask three people before Friday.',
    },
    how: {
      title: 'From seed to plan in five steps',
      applyTitle: 'Apply to a cohort',
      applyText:
        'Create your account, tell us which problem you want to solve and choose a cohort that is open.',
      meetTitle: 'Meet your mentor',
      meetText:
        'Mentors ask to work with projects they believe in. You decide whom to say yes to, and both of you sign a short agreement.',
      workTitle: 'Work step by step',
      workText:
        'Nine modules, a few hours a week, at your table or on the bus. Your team can write with you.',
      feedbackTitle: 'Get feedback, get better',
      feedbackText:
        'At the end of a module you ask for a review. Your mentor comments, you improve, and the module is approved.',
      showTitle: 'Show your plan',
      showText:
        'Your answers come together as one business plan whose figures add up: to read, to download, to present.',
    },
    modules: {
      title: 'Nine modules, from the root to the fruit',
      text: 'Each one ends with something you can show: a picture, a table, a decision.',
      steps: (count: number) => `${count} steps`,
      roots: 'Roots',
      rootsText: 'Understand the problem and the people',
      stem: 'Stem',
      stemText: 'Shape what you offer and how it earns',
      fruit: 'Fruit',
      fruitText: 'Plan the money, the change and the team',
      about: {
        one: 'Draw the problem as a tree, find the causes you can change and test them with real people.',
        two: 'Portray the people you work for, what hurts and what helps them, and what you offer.',
        three: 'See who is already there, who decides and who could become an ally.',
        four: 'Choose how money, product and impact flow, and what your business needs to run.',
        five: 'Pick a few channels, plan your reach and practise a one-minute pitch.',
        six: 'Know what one unit costs you and set a price that you can defend.',
        seven: 'Forecast three years of sales, costs and cash, and find your break-even point.',
        eight: 'Choose a few global goals and a light way to measure the change.',
        nine: 'Agree who does what by when, and what could go wrong.',
      },
    },
    mentors: {
      kicker: 'For mentors',
      title: 'Your experience, right beside the sentence that needs it',
      text: 'You know how a price is set, a team is built or a funder is convinced. Share it with somebody who is just beginning.',
      choose: 'Choose a project that fits you by language, country, sector and the help it asks for.',
      comment: 'Comment on a single answer, next to what was written, between two meetings if you like.',
      new: 'See at once what is new since your last visit, and approve a module when it is ready.',
      capacity: 'Say how many teams you can take. It will never be more.',
      apply: 'Become a mentor',
      picture:
        'A conversation between a mentor and an entrepreneur about one answer, which ends with the approval of the module.',
      field: 'How do you know?',
      answer: '14 of 20 recyclers showed us their receipts.',
      first: '14 of 20 is strong. Who were the other six, and what are they paid?',
      reply: 'They sell to a second buyer who pays 300 more. I will visit him on Friday.',
      approved: 'Module approved',
    },
    organisations: {
      kicker: 'For organisations',
      title: 'A whole cohort in view, nobody left behind',
      text: 'Incubators, universities, foundations: run your programme here with your own people, your own dates and your own words.',
      applications: 'Applications: read, compare and decide. Everybody hears from you in their language.',
      matching:
        'Matching: mentors and projects find each other in a window that you set, and you see the whole board.',
      content: 'Content: switch modules on and off, set their start and rewrite any step in both languages.',
      care: 'Care: one map of projects and modules shows who is moving, who waits and who needs a call.',
      invited: 'Organisations are invited by the team that runs this platform.',
      picture:
        'A map of six projects and nine modules. Most fields are filled; one project waits for a review.',
      project: 'Project',
      waiting: 'Review waiting',
      legendDone: 'Approved',
      legendWorking: 'In work',
      legendOpen: 'Not started',
    },
    questions: {
      title: 'Questions people ask first',
      idea: {
        ask: 'Do I need a finished idea?',
        answer:
          'No. You need a problem that you know or want to understand. The first module is there to look at it closely; the idea often changes on the way, and that is a good sign.',
      },
      social: {
        ask: 'What is a social business?',
        answer:
          'A business that exists to solve a problem of people or nature and earns money to keep doing it. Its profit serves its purpose.',
      },
      time: {
        ask: 'How much time does it take?',
        answer:
          'Plan 4 to 6 hours a week. The nine modules hold around 45 hours of work, plus the conversations with the people you want to serve. Your cohort sets the dates.',
      },
      cost: {
        ask: 'Does it cost anything?',
        answer:
          'There is nothing to pay on this platform. The organisation that runs your cohort tells you before you join if there is any cost on its side.',
      },
      alone: {
        ask: 'Can I take part without a mentor?',
        answer:
          'Yes, in a self-guided cohort. The course opens when your application is approved, and the organisers review your modules.',
      },
      team: {
        ask: 'Can my team work on the plan too?',
        answer:
          'Yes. You invite them by e-mail. They write in the plan as you do; signing and managing the team stays with you.',
      },
      see: {
        ask: 'Who can see my plan?',
        answer:
          'You, your team, your mentor and the organisers of your cohort. Nobody else, and only you and your team can change it.',
      },
      phone: {
        ask: 'Does it work on a phone with a poor connection?',
        answer:
          'Yes. Every step works on a small screen, and what you write stays on your device until it has been sent.',
      },
    },
    closing: {
      title: 'Every forest began as a handful of seeds',
      text: 'Bring your problem. We begin with the first why.',
      login: 'I have an account',
    },
  },
  es: {
    toHome: 'Ir a mi panel',
    hero: {
      title: 'Haz crecer un negocio que resuelva un problema real',
      lead: 'Tú traes un problema que te importa. Germina te lleva, paso a paso, hasta un plan completo de negocio social. Una persona mentora lo lee contigo.',
      apply: 'Postúlate ahora',
      how: 'Ver cómo funciona',
      note: 'En español y en inglés, en tu teléfono o en tu computadora.',
      picture:
        'Una planta joven: sus raíces nombran las causas de un problema y sus hojas las partes del plan que le da respuesta.',
      example: 'Un ejemplo del curso',
    },
    plan: {
      problemLabel: 'El problema',
      problem: 'En Soacha, quienes reciclan reciben menos de la mitad del precio de fábrica',
      causeSorting: 'El plástico se vende sin separar',
      causeBuyer: 'Solo pasa un comprador',
      causeScale: 'Nadie tiene una balanza',
      effect: 'A las familias no les alcanza para ahorrar',
      offerLabel: 'Oferta',
      offer: 'Plástico separado y pesado',
      priceLabel: 'Precio',
      price: '1450 pesos por kilo',
      breakEvenLabel: 'Punto de equilibrio',
      breakEven: 'Mes 14',
    },
    facts: {
      modules: 'módulos, cada uno con algo para mostrar',
      steps: 'pasos pequeños, una pregunta en cada uno',
      hoursFigure: '4–6',
      hours: 'horas por semana, cuando te venga bien',
      planFigure: '1',
      plan: 'plan de negocio que sabrás defender',
    },
    about: {
      title: 'Sin página en blanco. Una buena pregunta a la vez.',
      text: 'Empezar ante una página vacía es lo más difícil. Por eso cada paso pregunta una sola cosa, dice por qué importa y muestra cómo respondió otra persona. Lo que escribes en un paso te espera en el siguiente.',
      drawTitle: 'Dibuja antes de escribir',
      drawText:
        'Árbol de problemas, mapa de actores, escala de precios, curva de caja: piensas en imágenes y ellas pasan directo a tu plan.',
      safeTitle: 'Nada se pierde',
      safeText:
        'Cada palabra se guarda mientras escribes. Si se corta la conexión, sigue trabajando. Se envía cuando vuelva.',
      answerTitle: 'Alguien te responde',
      answerText: 'Tu mentor o mentora comenta la frase exacta, y tú ves qué cambió desde la última vez.',
    },
    screen: {
      picture:
        'Un paso del curso: a la izquierda los pasos del módulo, en el centro un árbol de problemas y sobre él un comentario de la persona mentora.',
      module: '1 Entender el problema',
      stepWhy: 'Definir tu problema',
      stepTree: 'Construir el árbol de problemas',
      stepCauses: 'Elegir las causas',
      stepTest: 'Probar tus suposiciones',
      end: 'Fin del módulo',
      saved: 'Guardado',
      why: '¿Por qué ocurre esto?',
      comment:
        'Me gusta esta raíz. ¿Cuántas personas separarían si tuvieran una balanza? Pregúntales a tres antes del viernes.',
    },
    how: {
      title: 'De la semilla al plan en cinco pasos',
      applyTitle: 'Postúlate a una cohorte',
      applyText: 'Crea tu cuenta, cuéntanos qué problema quieres resolver y elige una cohorte abierta.',
      meetTitle: 'Conoce a tu mentor o mentora',
      meetText:
        'Las personas mentoras piden acompañar los proyectos en los que creen. Tú decides a quién decirle que sí, y ambas partes firman un acuerdo breve.',
      workTitle: 'Avanza paso a paso',
      workText:
        'Nueve módulos, unas horas por semana, en tu mesa o en el bus. Tu equipo puede escribir contigo.',
      feedbackTitle: 'Recibe comentarios y mejora',
      feedbackText:
        'Al final de cada módulo pides una revisión. Recibes comentarios, mejoras tu trabajo y el módulo queda aprobado.',
      showTitle: 'Muestra tu plan',
      showText:
        'Tus respuestas se unen en un solo plan de negocio con cuentas que cuadran: para leer, descargar y presentar.',
    },
    modules: {
      title: 'Nueve módulos, de la raíz al fruto',
      text: 'Cada uno termina con algo que puedes mostrar: una imagen, una tabla, una decisión.',
      steps: (count: number) => `${count} pasos`,
      roots: 'Raíces',
      rootsText: 'Comprende el problema y a las personas',
      stem: 'Tallo',
      stemText: 'Dale forma a lo que ofreces y a cómo se sostiene',
      fruit: 'Fruto',
      fruitText: 'Planifica el dinero, el cambio y el equipo',
      about: {
        one: 'Dibuja el problema como un árbol, encuentra las causas que puedes cambiar y ponlas a prueba con personas reales.',
        two: 'Retrata a las personas para quienes trabajas, lo que les duele, lo que les ayuda y lo que les ofreces.',
        three: 'Mira quién ya está ahí, quién decide y quién podría ser tu aliado.',
        four: 'Elige cómo fluyen el dinero, el producto y el impacto, y qué necesita tu negocio para andar.',
        five: 'Elige pocos canales, planifica tu alcance y practica un discurso de un minuto.',
        six: 'Conoce cuánto te cuesta una unidad y fija un precio que puedas defender.',
        seven: 'Proyecta tres años de ventas, costos y caja, y encuentra tu punto de equilibrio.',
        eight: 'Elige pocos objetivos globales y una forma sencilla de medir el cambio.',
        nine: 'Acuerda quién hace qué y para cuándo, y qué podría salir mal.',
      },
    },
    mentors: {
      kicker: 'Para personas mentoras',
      title: 'Tu experiencia, junto a la frase que la necesita',
      text: 'Sabes cómo se fija un precio, se arma un equipo o se convence a quien financia. Compártelo con alguien que recién empieza.',
      choose: 'Elige un proyecto afín a ti por idioma, país, sector y la ayuda que pide.',
      comment: 'Comenta una sola respuesta, al lado de lo escrito, entre dos reuniones si quieres.',
      new: 'Mira al instante qué hay de nuevo desde tu última visita y aprueba un módulo cuando esté listo.',
      capacity: 'Tú dices a cuántos equipos puedes acompañar. Nunca serán más.',
      apply: 'Quiero ser mentor o mentora',
      picture:
        'Una conversación entre una persona mentora y una emprendedora sobre una respuesta, que termina con la aprobación del módulo.',
      field: '¿Cómo lo sabes?',
      answer: '14 de 20 personas recicladoras nos mostraron sus recibos.',
      first: '14 de 20 es un dato fuerte. ¿Quiénes son las otras seis y cuánto les pagan?',
      reply: 'Le venden a otro comprador que paga 300 más. El viernes voy a visitarlo.',
      approved: 'Módulo aprobado',
    },
    organisations: {
      kicker: 'Para organizaciones',
      title: 'Toda la cohorte a la vista, sin que nadie se quede atrás',
      text: 'Incubadoras, universidades, fundaciones: lleven aquí su programa con su propia gente, sus fechas y sus palabras.',
      applications: 'Postulaciones: leer, comparar y decidir. Cada persona recibe respuesta en su idioma.',
      matching:
        'Emparejamiento: mentores y proyectos se encuentran en el plazo que ustedes fijan, con todo el tablero a la vista.',
      content:
        'Contenido: activar o desactivar módulos, fijar su inicio y reescribir cualquier paso en los dos idiomas.',
      care: 'Cuidado: un solo mapa de proyectos y módulos muestra quién avanza, quién espera y a quién conviene llamar.',
      invited: 'Las organizaciones se suman por invitación del equipo que lleva esta plataforma.',
      picture:
        'Un mapa de seis proyectos y nueve módulos. La mayoría de las casillas están llenas; un proyecto espera una revisión.',
      project: 'Proyecto',
      waiting: 'Espera revisión',
      legendDone: 'Aprobado',
      legendWorking: 'En curso',
      legendOpen: 'Sin empezar',
    },
    questions: {
      title: 'Lo primero que la gente pregunta',
      idea: {
        ask: '¿Necesito tener una idea terminada?',
        answer:
          'No. Necesitas un problema que conozcas o que quieras entender. El primer módulo sirve para mirarlo de cerca; muchas veces la idea cambia en el camino, y es buena señal.',
      },
      social: {
        ask: '¿Qué es un negocio social?',
        answer:
          'Un negocio que existe para resolver un problema de las personas o de la naturaleza y que gana dinero para seguir haciéndolo. Sus ganancias sirven a su propósito.',
      },
      time: {
        ask: '¿Cuánto tiempo lleva?',
        answer:
          'Calcula de 4 a 6 horas por semana. Los nueve módulos reúnen unas 45 horas de trabajo, más las conversaciones con las personas a las que quieres servir. Tu cohorte fija las fechas.',
      },
      cost: {
        ask: '¿Cuesta algo?',
        answer:
          'En esta plataforma no se paga nada. La organización que lleva tu cohorte te avisa antes de que te unas si hay algún costo de su parte.',
      },
      alone: {
        ask: '¿Puedo participar sin mentor o mentora?',
        answer:
          'Sí, en una cohorte autoguiada. El curso se abre cuando se aprueba tu postulación, y quienes la organizan revisan tus módulos.',
      },
      team: {
        ask: '¿Mi equipo también puede trabajar en el plan?',
        answer:
          'Sí. Invitas a cada persona por correo. Escriben en el plan igual que tú; firmar y manejar el equipo queda en tus manos.',
      },
      see: {
        ask: '¿Quién puede ver mi plan?',
        answer:
          'Tú, tu equipo, tu mentor o mentora y quienes organizan tu cohorte. Nadie más, y solo tú y tu equipo pueden cambiarlo.',
      },
      phone: {
        ask: '¿Funciona en un teléfono con mala conexión?',
        answer:
          'Sí. Todos los pasos funcionan en una pantalla pequeña, y lo que escribes queda en tu dispositivo hasta que se haya enviado.',
      },
    },
    closing: {
      title: 'Todo bosque empezó como un puñado de semillas',
      text: 'Trae tu problema. Empezamos por el primer porqué.',
      login: 'Ya tengo una cuenta',
    },
  },
} as const
