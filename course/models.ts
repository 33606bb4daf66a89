export type SharedModel = {
  name: string
  name_es: string
  type: 'social' | 'revenue'
  description: string
  description_es: string
  examples: readonly string[]
  examples_es: readonly string[]
}

export const sharedModels = [
  {
    name: 'market intermediary',
    name_es: 'intermediario de mercado',
    type: 'social',
    description:
      'You buy from small producers, or sell on their behalf, and open markets they cannot reach alone. You may also help with quality, packaging or transport. Your income is the difference between the price you pay and the price you get. It works when producers earn more with you than without you.',
    description_es:
      'Compras a pequeños productores, o vendes por ellos, y abres mercados a los que no llegan por su cuenta. También puedes ayudar con la calidad, el empaque o el transporte. Tu ingreso es la diferencia entre el precio que pagas y el que recibes. Funciona cuando ganan más contigo que sin ti.',
    examples: [
      "A company in northern Ghana buys shea butter from women's groups at an agreed price and sells it to soap makers abroad.",
      'A shop in Cusco sells blankets for forty weaving families and keeps 20% of each sale to cover its costs.',
    ],
    examples_es: [
      'Una empresa del norte de Ghana compra manteca de karité a grupos de mujeres a un precio acordado y la vende a fábricas de jabón en el extranjero.',
      'Una tienda de Cusco vende mantas de cuarenta familias tejedoras y se queda con el 20% de cada venta para cubrir sus costos.',
    ],
  },
  {
    name: 'employment',
    name_es: 'empleo',
    type: 'social',
    description:
      'You give paid work and training to people whom other employers turn away. It may be for a disability, a prison record or missing school papers. Customers buy your product because it is good. The wage, the skills and the daily support are your impact. Plan time and money for that support.',
    description_es:
      'Das trabajo pagado y formación a personas que otros empleadores rechazan. Puede ser por una discapacidad, antecedentes penales o estudios sin terminar. La clientela compra tu producto porque es bueno. El sueldo, las habilidades y el apoyo diario son tu impacto. Prevé tiempo y dinero para ese apoyo.',
    examples: [
      'Greyston Bakery in the United States hires people without asking about their past and earns its income by selling brownies.',
      'A laundry in Manila employs deaf young people, trains them for a year and serves hotels and clinics.',
    ],
    examples_es: [
      'Greyston Bakery, en Estados Unidos, contrata a personas sin preguntar por su pasado y vive de la venta de brownies.',
      'Una lavandería de Manila emplea a jóvenes sordos, los forma durante un año y atiende a hoteles y clínicas.',
    ],
  },
  {
    name: 'fee-for-service',
    name_es: 'pago por servicio',
    type: 'social',
    description:
      'The people you want to help are your customers, and they pay for the service you give them. The price must be one they can afford and must still cover your costs. Small payments, simple service and many customers make this possible. Because people pay, they soon tell you when something is not good.',
    description_es:
      'Las personas a las que quieres ayudar son tus clientes y pagan por el servicio que les das. El precio debe estar a su alcance y aun así cubrir tus costos. Lo hacen posible los pagos pequeños, un servicio sencillo y muchos clientes. Como pagan, pronto te dicen si algo no está bien.',
    examples: [
      'A clinic on wheels near Kampala charges a small fee for each visit and sees sixty patients a day.',
      'A day nursery beside a market in Guatemala lets sellers pay by the hour for the care of their children.',
    ],
    examples_es: [
      'Una clínica móvil cerca de Kampala cobra una pequeña tarifa por consulta y atiende a sesenta pacientes al día.',
      'Una guardería junto a un mercado de Guatemala deja que las vendedoras paguen por hora el cuidado de sus hijos.',
    ],
  },
  {
    name: 'organization support',
    name_es: 'apoyo a la organización',
    type: 'social',
    description:
      'A separate business earns money for a social organisation. What it sells need not have anything to do with the mission; its profit pays for the work. Keep two sets of accounts and people who know how to run the business. A weak business takes money away from the mission instead of bringing it.',
    description_es:
      'Un negocio aparte gana dinero para una organización social. Lo que vende no tiene que ver necesariamente con la misión; su ganancia paga ese trabajo. Lleva cuentas separadas y busca personas que sepan manejar el negocio. Un negocio débil le quita dinero a la misión en lugar de traérselo.',
    examples: [
      'A second-hand shop in Montevideo gives its profit to the shelter that founded it.',
      'A foundation for blind students in Chennai rents out its hall for weddings and pays its teachers from the rent.',
    ],
    examples_es: [
      'Una tienda de segunda mano de Montevideo da sus ganancias al refugio que la fundó.',
      'Una fundación para estudiantes ciegos de Chennai alquila su salón para bodas y paga a sus docentes con el alquiler.',
    ],
  },
  {
    name: 'service subsidization',
    name_es: 'subsidio de servicios',
    type: 'social',
    description:
      'Customers who can pay the full price make it possible to serve others cheaply or free. Both groups get the same quality; comfort or extras may differ. You need to know how many paying customers carry one person who pays less. Watch that balance each month, because it decides how many people you can help.',
    description_es:
      'Quienes pueden pagar el precio completo hacen posible atender a otras personas por poco dinero o gratis. Ambos grupos reciben la misma calidad; pueden cambiar la comodidad o los extras. Calcula cuántos clientes que pagan sostienen a una persona que paga menos. Revisa ese equilibrio cada mes: decide a cuántas personas ayudas.',
    examples: [
      'Aravind Eye Care System in India uses the fees of paying patients to treat others at little or no cost.',
      'A language school in Bogotá gives one free place to a refugee for every five students who pay.',
    ],
    examples_es: [
      'Aravind Eye Care System, en la India, usa lo que pagan unos pacientes para atender a otros por poco o nada.',
      'Una escuela de idiomas de Bogotá da una plaza gratis a una persona refugiada por cada cinco estudiantes que pagan.',
    ],
  },
  {
    name: 'cooperative',
    name_es: 'cooperativa',
    type: 'social',
    description:
      'Members own the business together, use its services and decide with one vote each. They may buy, sell, save or work in common. The profit stays in the business or is shared according to how much each member used it. Good meetings and open accounts matter as much as good products.',
    description_es:
      'Sus miembros son dueños del negocio en conjunto, usan sus servicios y deciden con un voto por persona. Pueden comprar, vender, ahorrar o trabajar en común. La ganancia queda en el negocio o se reparte según cuánto lo usó cada quien. Importan tanto las buenas reuniones y las cuentas abiertas como los buenos productos.',
    examples: [
      'Two hundred cocoa growers in Ecuador own a drying plant and share the profit according to the kilos they delivered.',
      'Taxi drivers in Dakar run their own garage and buy tyres and fuel together at lower prices.',
    ],
    examples_es: [
      'Doscientos productores de cacao de Ecuador son dueños de una planta de secado y reparten la ganancia según los kilos que entregaron.',
      'Taxistas de Dakar tienen su propio taller y compran juntos llantas y combustible a menor precio.',
    ],
  },
  {
    name: 'entrepreneur support',
    name_es: 'apoyo a emprendedores',
    type: 'social',
    description:
      'You sell tools, credit, training or other services that help people run their own small business. Your customers pay from what they earn more. So your success depends on theirs: if their business grows, they come back and can pay. Choose a line of work you know well and stay near your customers.',
    description_es:
      'Vendes herramientas, crédito, formación u otros servicios que ayudan a las personas a llevar su propio pequeño negocio. Tus clientes pagan con lo que ganan de más. Por eso tu éxito depende del suyo: si su negocio crece, vuelven y pueden pagar. Elige un oficio que conozcas bien y mantente cerca.',
    examples: [
      'A workshop in Tamale sells sewing machines in twelve instalments, with repair and a bookkeeping course included.',
      'A firm in La Paz lends street cooks a gas kitchen and teaches them food safety for a weekly fee.',
    ],
    examples_es: [
      'Un taller de Tamale vende máquinas de coser en doce cuotas, con reparación y un curso de contabilidad incluidos.',
      'Una empresa de La Paz presta cocinas de gas a cocineras de la calle y les enseña higiene de alimentos por una cuota semanal.',
    ],
  },
  {
    name: 'market linkage',
    name_es: 'vinculación de mercados',
    type: 'social',
    description:
      'You connect producers and buyers who would not find each other, and you are paid for the connection. You do not own the goods. Your value is knowledge: who grows what, who needs what, and whom one can trust. Income comes as a fee, a commission or a subscription from one side or both.',
    description_es:
      'Conectas a productores y compradores que no se encontrarían por su cuenta, y te pagan por esa conexión. La mercadería no es tuya. Tu valor es el conocimiento: quién cultiva qué, quién necesita qué y en quién se puede confiar. El ingreso llega como tarifa, comisión o suscripción de una o ambas partes.',
    examples: [
      'A telephone service in Malawi links bean growers with school kitchens and takes 3% of each order.',
      'An office in Hanoi introduces basket weavers to furniture shops, which pay a yearly fee for checked suppliers.',
    ],
    examples_es: [
      'Un servicio telefónico de Malaui une a productores de frijol con comedores escolares y cobra el 3% de cada pedido.',
      'Una oficina de Hanói presenta a tejedores de cestas a tiendas de muebles, que pagan una cuota anual por proveedores verificados.',
    ],
  },
  {
    name: 'peer-to-peer',
    name_es: 'entre pares',
    type: 'social',
    description:
      'You run a platform, online or on a notice board, where people serve each other directly: they lend, teach, share or swap. You set the rules, build trust and settle disputes. Income comes from a small fee per exchange or a membership. The platform is useful only when enough people offer and ask.',
    description_es:
      'Manejas una plataforma, en línea o en un tablero, donde las personas se sirven unas a otras: prestan, enseñan, comparten o intercambian. Tú pones las reglas, creas confianza y resuelves conflictos. El ingreso viene de una pequeña tarifa por intercambio o de una membresía. Solo sirve cuando suficientes personas ofrecen y piden.',
    examples: [
      'Farmers in Punjab lend each other tractors through a message group and pay a small fee per booking.',
      'Mothers in Rosario exchange school books on a website that charges a yearly membership.',
    ],
    examples_es: [
      'Agricultores del Punyab se prestan tractores por un grupo de mensajes y pagan una pequeña cuota por reserva.',
      'Madres de Rosario intercambian libros escolares en un sitio web que cobra una membresía anual.',
    ],
  },
  {
    name: 'education and training',
    name_es: 'educación y formación',
    type: 'revenue',
    description:
      'People or organisations pay for courses, workshops or certificates. You can teach the people you help, or teach others and use the income for your mission. The price depends on what learners can do afterwards. Full groups and repeated courses bring the cost per learner down, so fix a minimum group size.',
    description_es:
      'Personas u organizaciones pagan por cursos, talleres o certificados. Puedes enseñar a quienes ayudas, o enseñar a otros y usar el ingreso para tu misión. El precio depende de lo que se sabe hacer al terminar. Los grupos llenos y los cursos repetidos bajan el costo por estudiante; fija un tamaño mínimo de grupo.',
    examples: [
      'A repair workshop in Accra runs a paid evening course on solar lamps for electricians.',
      "A women's kitchen in Oaxaca teaches tourists to cook and pays its own apprentices from the course fees.",
    ],
    examples_es: [
      'Un taller de reparación de Acra da un curso nocturno pagado sobre lámparas solares para electricistas.',
      'Una cocina de mujeres de Oaxaca enseña a cocinar a turistas y paga a sus aprendices con lo que cobra por los cursos.',
    ],
  },
  {
    name: 'direct sales',
    name_es: 'venta directa',
    type: 'revenue',
    description:
      'Customers pay for each product or service they receive. It is the simplest way to earn: a price, a sale, a payment. You learn quickly what people value, because they buy or they do not. Know the cost of one unit before you set the price, and count the time that selling takes.',
    description_es:
      'La clientela paga por cada producto o servicio que recibe. Es la forma más simple de ganar dinero: un precio, una venta, un pago. Aprendes rápido qué valora la gente, porque compra o no compra. Conoce el costo de una unidad antes de fijar el precio y cuenta el tiempo que lleva vender.',
    examples: [
      'A group in Kumasi sells reusable sanitary pads at market stalls and in school shops.',
      'A baker in Cochabamba sells quinoa biscuits by the bag to kiosks and families.',
    ],
    examples_es: [
      'Un grupo de Kumasi vende toallas sanitarias reutilizables en puestos de mercado y tiendas escolares.',
      'Una panadera de Cochabamba vende galletas de quinua por bolsa a quioscos y familias.',
    ],
  },
  {
    name: 'risk sharing',
    name_es: 'riesgo compartido',
    type: 'revenue',
    description:
      'Your income depends on the result, or you share losses with customers or partners. People dare to try something new because they do not carry all the risk. You need a clear agreement on what counts as success, who measures it and what happens in a bad year. Keep a reserve for that year.',
    description_es:
      'Tu ingreso depende del resultado, o compartes las pérdidas con clientes o aliados. La gente se anima a probar algo nuevo porque no carga con todo el riesgo. Necesitas un acuerdo claro: qué cuenta como éxito, quién lo mide y qué pasa en un mal año. Guarda una reserva para ese año.',
    examples: [
      'An adviser in Zambia is paid per extra sack of maize and earns nothing when the harvest does not grow.',
      'A health project in Peru receives its full payment from the city only if fewer children are ill after a year.',
    ],
    examples_es: [
      'Un asesor de Zambia cobra por cada saco de maíz de más y no gana nada si la cosecha no crece.',
      'Un proyecto de salud de Perú recibe el pago completo de la ciudad solo si un año después enferman menos niños.',
    ],
  },
  {
    name: 'data',
    name_es: 'datos',
    type: 'revenue',
    description:
      'Organisations pay for information that you collect in your work, such as prices, harvests or use of a service. People must know about it and agree, and nobody may be recognised in what you sell. The data must be regular and correct to be worth money. Explain to those who share what they get back.',
    description_es:
      'Organizaciones pagan por información que reúnes en tu trabajo, como precios, cosechas o uso de un servicio. Las personas deben saberlo y aceptarlo, y nadie debe poder ser reconocido en lo que vendes. Para valer dinero, los datos tienen que ser regulares y correctos. Explica a quienes los comparten qué reciben a cambio.',
    examples: [
      "A growers' network in Kenya sells weekly market prices, without names, to seed companies and banks.",
      'A bicycle service in Medellín sells the city anonymous figures on which streets cyclists use.',
    ],
    examples_es: [
      'Una red de productores de Kenia vende precios semanales de mercado, sin nombres, a empresas de semillas y bancos.',
      'Un servicio de bicicletas de Medellín vende a la ciudad cifras anónimas de las calles que usan los ciclistas.',
    ],
  },
  {
    name: 'leasing',
    name_es: 'alquiler',
    type: 'revenue',
    description:
      'Customers pay to use a thing, not to own it: by the hour, the day or the season. This opens costly tools to people who could never buy them. You carry the purchase, the repairs and the risk of damage. Income grows with the number of days the thing is out, so watch that number.',
    description_es:
      'La gente paga por usar una cosa, no por ser su dueña: por hora, por día o por temporada. Así llegan herramientas costosas a quienes nunca podrían comprarlas. Tú asumes la compra, los arreglos y el riesgo de daños. El ingreso crece con los días en que la cosa está alquilada; cuídalos.',
    examples: [
      'A village shop in Bihar rents out solar pumps by the day during the dry months.',
      'A cooperative in Chiapas rents coffee pulping machines to families for the weeks of the harvest.',
    ],
    examples_es: [
      'Una tienda de un pueblo de Bihar alquila bombas solares por día en los meses secos.',
      'Una cooperativa de Chiapas alquila despulpadoras de café a las familias en las semanas de cosecha.',
    ],
  },
  {
    name: 'consulting',
    name_es: 'consultoría',
    type: 'revenue',
    description:
      'Organisations pay for your know-how: you advise, plan, check or build something for them. It needs little money to start, because your knowledge is the product. Sell a clear result with a date, not just hours. Keep time for your mission, since good consulting can easily take up the whole week.',
    description_es:
      'Organizaciones pagan por lo que sabes: las asesoras, planeas, revisas o construyes algo para ellas. Se necesita poco dinero para empezar, porque el producto es tu conocimiento. Vende un resultado claro con fecha, no solo horas. Reserva tiempo para tu misión, porque una buena consultoría puede llenarte la semana entera sin que lo notes.',
    examples: [
      'A team of wheelchair users in Nairobi is paid by hotels to check and improve their access.',
      'A composting group in Quito plans waste systems for restaurants and pays its school programme with the fees.',
    ],
    examples_es: [
      'Hoteles de Nairobi pagan a un equipo de personas en silla de ruedas por revisar y mejorar sus accesos.',
      'Un grupo de compostaje de Quito diseña sistemas de residuos para restaurantes y paga su programa escolar con lo que cobra.',
    ],
  },
  {
    name: 'double business model',
    name_es: 'doble modelo de negocio',
    type: 'revenue',
    description:
      'You run two lines of business, and one finances the other. The first is chosen because it earns well, the second because it helps people who cannot pay enough. Both share staff, rooms or a name. Keep their figures apart, so that you always see how much one gives and the other needs.',
    description_es:
      'Llevas dos líneas de negocio y una financia a la otra. La primera se elige porque deja buena ganancia; la segunda, porque ayuda a personas que no pueden pagar lo suficiente. Comparten personal, locales o nombre. Lleva sus números por separado, para ver siempre cuánto da una y cuánto necesita la otra.',
    examples: [
      'A printer in Dhaka prints for companies by day and makes low-cost school books with the profit.',
      'A guest house in Granada, Nicaragua, pays for the free music school in its courtyard.',
    ],
    examples_es: [
      'Una imprenta de Daca imprime para empresas de día y con la ganancia hace libros escolares de bajo costo.',
      'Una casa de huéspedes de Granada, Nicaragua, paga la escuela de música gratuita de su patio.',
    ],
  },
  {
    name: 'ads',
    name_es: 'publicidad',
    type: 'revenue',
    description:
      "Others pay to be seen or heard by your users, on paper, on a wall, on the radio or online. Your users often pay nothing. You need many of them, or a group that is hard to reach elsewhere. Decide early whom you will not advertise, because your users' trust is what you sell.",
    description_es:
      'Otros pagan para que tus usuarios los vean o los oigan, en papel, en una pared, en la radio o en línea. Muchas veces tus usuarios no pagan nada. Necesitas que sean muchos, o un grupo difícil de alcanzar. Decide pronto a quién no anunciarás, porque lo que vendes es su confianza.',
    examples: [
      'A free farming programme on a radio station in Mali carries short spots by tool and seed sellers.',
      'A health leaflet for young mothers in Lima is paid for by two local pharmacies on its back page.',
    ],
    examples_es: [
      'Un programa agrícola gratuito de una radio de Malí lleva anuncios cortos de vendedores de herramientas y semillas.',
      'Dos farmacias del barrio pagan, en la última página, un folleto de salud para madres jóvenes de Lima.',
    ],
  },
  {
    name: 'fundraising',
    name_es: 'recaudación de fondos',
    type: 'revenue',
    description:
      'Donations, crowdfunding and sponsors are planned as a regular stream, with a goal, a person in charge and a calendar. It suits work for people who cannot pay. In your financial plan it counts as non-market revenue. Thank every giver, report what their money did, and avoid depending on a single one.',
    description_es:
      'Donaciones, colectas en línea y patrocinios se planean como una fuente regular, con una meta, una persona responsable y un calendario. Va bien con el trabajo para personas que no pueden pagar. En tu plan financiero cuenta como ingreso fuera del mercado. Agradece cada aporte, informa qué logró y evita depender de uno solo.',
    examples: [
      'A library bus in Cambodia has 150 friends who each give five dollars a month.',
      'A football school in Salvador, Brazil, finds a local sponsor for the shirts and shoes of each team.',
    ],
    examples_es: [
      'Un bibliobús de Camboya tiene 150 amigos que dan cinco dólares al mes cada uno.',
      'Una escuela de fútbol de Salvador, Brasil, busca un patrocinador local para las camisetas y los zapatos de cada equipo.',
    ],
  },
  {
    name: 'events',
    name_es: 'eventos',
    type: 'revenue',
    description:
      'You earn from fairs, concerts, races or conferences: with tickets, stands, food and sponsors. An event also brings attention and new contacts. Most costs come before the first ticket is sold, and rain can ruin the day. Begin small, sell stands and sponsorships in advance, and count the hours of your volunteers.',
    description_es:
      'Ganas con ferias, conciertos, carreras o conferencias: con entradas, puestos, comida y patrocinios. Un evento también trae atención y contactos nuevos. La mayoría de los costos llega antes de vender la primera entrada, y la lluvia puede arruinar el día. Empieza en pequeño, vende puestos y patrocinios por adelantado y cuenta las horas del voluntariado.',
    examples: [
      'A seed fair in Tanzania earns from stand rent and a raffle and lets small growers in free.',
      'A recycling group in Valparaíso holds a yearly repair festival with tickets, food stalls and three sponsors.',
    ],
    examples_es: [
      'Una feria de semillas de Tanzania gana con el alquiler de puestos y una rifa, y deja entrar gratis a los pequeños productores.',
      'Un grupo de reciclaje de Valparaíso hace cada año un festival de reparación con entradas, puestos de comida y tres patrocinadores.',
    ],
  },
  {
    name: 'revenue sharing',
    name_es: 'ingresos compartidos',
    type: 'revenue',
    description:
      'You earn a share of what your partner earns through your help. You bring customers, a place, a brand or a tool; the partner does the selling. Both win only when sales happen, so interests point the same way. Agree in writing on the percentage, on how sales are counted and on when you are paid.',
    description_es:
      'Ganas una parte de lo que tu aliado gana gracias a tu ayuda. Tú pones clientes, un lugar, una marca o una herramienta; tu aliado vende. Ambos ganan solo si hay ventas, así que los intereses van en la misma dirección. Acuerden por escrito el porcentaje, cómo se cuentan las ventas y cuándo te pagan.',
    examples: [
      'A village tourism network in Laos receives 10% of what its host families earn from guests.',
      'A designer in Recife lets a sewing cooperative use her patterns for 5% of its sales.',
    ],
    examples_es: [
      'Una red de turismo rural de Laos recibe el 10% de lo que ganan con los huéspedes las familias anfitrionas.',
      'Una diseñadora de Recife deja que una cooperativa de costura use sus moldes por el 5% de sus ventas.',
    ],
  },
] as const satisfies readonly SharedModel[]
